import { open } from 'node:fs/promises'
import type { FileKind } from '../endpoint/media.ts'
import { headLength, kindOf } from './kinds.ts'

export async function kindOfFile(path: string): Promise<FileKind> {
  const file = await open(path)
  const head = Buffer.alloc(headLength)
  const { bytesRead } = await file.read(head, 0, headLength, 0).finally(() => file.close())
  return kindOf(head.subarray(0, bytesRead))
}
