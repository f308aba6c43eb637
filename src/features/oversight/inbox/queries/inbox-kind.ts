import type { Db } from '#platform/handle.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import type { Tables } from '#platform/tables.ts'
import type { EntryStatus, InboxKindName } from '../rules.ts'

/** Something that was sent by a form. `id` is unique within its kind. */
export type InboxEntry = {
  kind: InboxKindName
  id: string
  createdAt: Date
  name: string
  email: string | null
  phone: string
  language: string
  isSuspected: boolean
  subject: string | null
  text: string | null
  /** It is stored encrypted and does not open, so nothing of its sender is known. */
  isUnreadable?: boolean
  facts: Record<string, unknown>
  answer: string | null
  answeredBy: string | null
  answeredAt: Date | null
  /** Null also where it was closed because its time was over. */
  closedBy: string | null
  closedAt: Date | null
}

/** From `since` on and before `until`; the newest first. */
export type EntryFilter = {
  status?: EntryStatus | undefined
  since?: Date | undefined
  until?: Date | undefined
  isSuspected: boolean
  limit: number
}

/** The vault opens what a kind keeps encrypted. */
export type InboxStore = { db: Db; vault: Vault }

export type Change = { id: string; actor: string; now: Date }

export type InboxKind = {
  /** Triggers delete the documents and stored answers of its deleted rows. */
  table: keyof Tables
  find: (store: InboxStore, wanted: EntryFilter) => Promise<InboxEntry[]>
  read: (store: InboxStore, id: string) => Promise<InboxEntry | undefined>
  /** Nobody else can answer or close it until the transaction ends. */
  lock: (store: InboxStore, id: string) => Promise<InboxEntry | undefined>
  setAnswer: (store: InboxStore, change: Change & { answer: string }) => Promise<void>
  setClosed: (store: InboxStore, change: Change) => Promise<void>
  page?: (id: string) => string
  /** The name by which files are claimed for it. */
  claim?: (id: string) => string
}
