import { states } from '#features/listing/property/contract.ts'
import { bayutWriter } from '../bayut/write.ts'
import type { Dialect } from '../../contract.ts'
import { csvWriter, ndjsonWriter } from '../own-rows/write.ts'
import { propertyFinderWriter } from '../property-finder/write.ts'
import type { Writer } from './exported-ad.ts'

const writers: Record<Dialect, (now: Date) => Writer> = {
  bayut: bayutWriter,
  'property-finder': propertyFinderWriter,
  csv: csvWriter,
  ndjson: ndjsonWriter,
}

export const writerOf = (dialect: Dialect, now: Date): Writer => writers[dialect](now)

export const fileTypes: Record<Dialect, { type: string; ending: string }> = {
  bayut: { type: 'application/xml', ending: 'xml' },
  'property-finder': { type: 'application/xml', ending: 'xml' },
  csv: { type: 'text/csv', ending: 'csv' },
  ndjson: { type: 'application/x-ndjson', ending: 'ndjson' },
}

type State = (typeof states)[number]

const onShow: State[] = ['live', 'under_offer']

export function statesOf(asked: { dialect: Dialect; state?: State | 'all' | undefined }) {
  const { dialect, state } = asked
  if (state === 'all') return undefined
  if (state) return [state]
  return dialect === 'bayut' || dialect === 'property-finder' ? onShow : undefined
}
