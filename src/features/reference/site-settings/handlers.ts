import { type Handler, handle } from '#platform/handle.ts'
import { readSettings, type Settings } from './contract.ts'

export const contentHandlers = ({ settings }: { settings: () => Settings }): Handler[] => [
  handle(readSettings, async () => ({ settings: settings() })),
]
