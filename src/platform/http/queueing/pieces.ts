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

/** Joins the texts of each page to pieces of a file, and lets other work run between two texts. */
export async function* inPieces(pages: AsyncIterable<Iterable<string>>): AsyncGenerator<string> {
  const pause = openPauses()
  for await (const texts of pages) yield* join(texts, pause)
}
