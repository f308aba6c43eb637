import { useEffect, useRef, useState } from 'react'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import type { Values } from '../../rules/typed/values.ts'
import type { FormFault } from '#ui/form/form-state.ts'
import {
  flush,
  retryNow,
  newSaver,
  noteChange,
  type SaveOutcome,
  type Saver,
  type SaveState,
  end,
} from './saver.ts'
import { type SaveResult, saveDraft, sendUntilCurrent } from './send.ts'
import type { OwnAd, Session } from './session.ts'

export type SaveCallbacks = {
  onSaved: (property: OwnProperty | undefined) => void
  onStale: (now: OwnAd) => boolean
  onRefused: (faults: readonly FormFault[]) => void
  onGone: () => void
}

function toOutcome(saved: SaveResult, callbacks: SaveCallbacks): SaveOutcome {
  if (saved.kind === 'unsent') return 'unsent'
  if (saved.kind === 'gone') callbacks.onGone()
  else if (saved.kind === 'refused') callbacks.onRefused(saved.faults)
  else if (saved.kind === 'done') callbacks.onSaved(saved.property)
  return saved.kind === 'done' || saved.kind === 'refused' ? saved.kind : 'stopped'
}

type SavingOptions = SaveCallbacks & { session: Session; read: () => Values }

export function useSaving(options: SavingOptions) {
  const [state, setState] = useState<SaveState>('saved')
  const latest = useRef(options)
  const saver = useRef<Saver>(null)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const save = async () => {
      const send = () => saveDraft(latest.current.session, latest.current.read())
      const isLast = (now: OwnAd) => made.isEnded || latest.current.onStale(now)
      const saved = await sendUntilCurrent(send, isLast)
      return toOutcome(saved, latest.current)
    }
    const made = newSaver({ save, onState: setState })
    saver.current = made
    const online = () => retryNow(made)
    const hide = () => void flush(made)
    window.addEventListener('online', online)
    document.addEventListener('visibilitychange', hide)
    return () => {
      end(made)
      window.removeEventListener('online', online)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])
  return {
    state,
    noteChange: (wait?: number) => saver.current && noteChange(saver.current, wait),
    flush: async () => saver.current !== null && flush(saver.current),
    end: () => saver.current && end(saver.current),
  }
}
