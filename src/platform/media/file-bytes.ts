import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const windowBytes = 16 * 1024

/** `read` gives fewer bytes at the end of the file; they are valid until the next `read`. */
export type FileBytes = { size: number; read: (at: number, length: number) => Buffer }

/** Headers are a few bytes each: most of them are in the window of the one before. */
export function readFileBytes(path: string, use: (bytes: FileBytes) => void): void {
  const file = openSync(path, 'r')
  const window = Buffer.alloc(windowBytes)
  let [start, filled] = [0, 0]
  const read = (at: number, length: number) => {
    if (at < start || at + length > start + filled) {
      start = at
      filled = readSync(file, window, 0, windowBytes, at)
    }
    return window.subarray(at - start, Math.min(at - start + length, filled))
  }
  try {
    use({ size: fstatSync(file).size, read })
  } finally {
    closeSync(file)
  }
}
