import { openPauses } from '../../jobs/pauses.ts'

/** Characters of a piece, so that a page of long rows is not held as one text. */
const maxPieceLength = 256 * 1024

async function* join(texts: Iterable<string>, pause: () => Promise<void>) {
  let piece = ''
  for (const text of texts) {
    piece += text
    if (piece.length >= maxPieceLength) {
      yield piece
      piece = ''
    }
    await pause()
  }
  if (piece !== '') yield piece
}

/**
 * The texts of pages as pieces of a file: a page at most, since each piece may wait for the database as
 * long as an answer may. Between two texts, each made when it is asked for, others have their turn of the
 * event loop where making them takes long.
 */
export async function* inPieces(pages: AsyncIterable<Iterable<string>>): AsyncGenerator<string> {
  const pause = openPauses()
  for await (const texts of pages) yield* join(texts, pause)
}
