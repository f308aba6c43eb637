export type Block = { text: string } | { items: string[] }

const itemMark = /^- +/

export function blocksOf(body: string): Block[] {
  return body
    .split(/\n{2,}/)
    .map((block) => block.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines.every((line) => itemMark.test(line))
        ? { items: lines.map((line) => line.replace(itemMark, '')) }
        : { text: lines.join(' ') },
    )
}
