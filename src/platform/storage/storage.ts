import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ObjectStore } from './object-store.ts'

export type StoredKey = { key: string; changedAt: Date }

/** Keys consist of letters, digits, `-`, `_` and `.`. */
export type Storage = {
  /** Whole or not at all, and durable. */
  put: (key: string, bytes: Buffer, type: string) => Promise<void>
  putFile: (key: string, path: string, type: string) => Promise<void>
  read: (key: string) => Promise<Buffer | undefined>
  /** False when the file does not exist; the caller sets `cache-control`. */
  send: (key: string, request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  remove: (keys: readonly string[]) => Promise<void>
  list: () => AsyncIterable<StoredKey>
  objects: Pick<ObjectStore, 'read' | 'write' | 'settle'>
}
