import { useEffect, useRef, useState } from 'react'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import type { Values } from '../../rules/typed/values.ts'
import type { FormFault } from '#ui/form/form-state.ts'
import {
  flush,
  hurry,
  newSaver,
  note,
  type Round,
  type Saver,
  type SaveState,
  stop,
} from './saver.ts'
import { type Saved, saveDraft } from './send.ts'
import type { OwnAd, Session } from './session.ts'

export type Told = {
  onSaved: (property: OwnProperty | undefined) => void
  onStale: (now: OwnAd) => void
  onRefused: (faults: readonly FormFault[]) => void
  onGone: () => void
}

function roundOf(saved: Saved, told: Told): Round {
  if (saved.kind === 'unsent') return 'unsent'
  if (saved.kind === 'stale') told.onStale(saved.now)
  else if (saved.kind === 'gone') told.onGone()
  else if (saved.kind === 'refused') told.onRefused(saved.faults)
  else told.onSaved(saved.property)
  return saved.kind === 'done' ? 'done' : 'stopped'
}

type Saving = Told & { session: Session; read: () => Values }

export function useSaving(given: Saving) {
  const [state, setState] = useState<SaveState>('saved')
  const latest = useRef(given)
  const saver = useRef<Saver>(null)
  useEffect(() => {
    latest.current = given
  })
  useEffect(() => {
    const save = async () => {
      const { session, read } = latest.current
      return roundOf(await saveDraft(session, read()), latest.current)
    }
    const made = newSaver({ save, onState: setState })
    saver.current = made
    const online = () => hurry(made)
    const hide = () => void flush(made)
    window.addEventListener('online', online)
    document.addEventListener('visibilitychange', hide)
    return () => {
      stop(made)
      window.removeEventListener('online', online)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])
  return {
    state,
    note: (wait?: number) => saver.current && note(saver.current, wait),
    flush: async () => saver.current !== null && flush(saver.current),
  }
}
