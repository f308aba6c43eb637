import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ObjectStore } from './object-store.ts'

export type StoredKey = { key: string; changedAt: Date }

/** Where uploaded files lie. Keys are names of ours, of letters, digits, `-`, `_`, `.` alone. */
export type Storage = {
  /** Whole or not at all, and there to stay once it has returned. */
  put: (key: string, bytes: Buffer, type: string) => Promise<void>
  putFile: (key: string, path: string, type: string) => Promise<void>
  read: (key: string) => Promise<Buffer | undefined>
  /**
   * Answers with the file or the part of it that was asked for; false when it is not there. How long it
   * may be kept is the caller's to say.
   */
  send: (key: string, request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  /** Files that are not there count as removed. */
  remove: (keys: readonly string[]) => Promise<void>
  list: () => AsyncIterable<StoredKey>
  /** The same files as streams and many at a time, for backups. */
  objects: Pick<ObjectStore, 'read' | 'write' | 'settle'>
}
