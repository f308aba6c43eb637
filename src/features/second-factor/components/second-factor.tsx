import { useState } from 'react'
import type { StartedFactor } from '../contract.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { EndForm } from './end-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StartForm } from './start-form.tsx'

type Props = { email: string; isOn: boolean; label: string; onChanged: () => void }

/** Switching the second factor on (password, picture, code, recovery codes) and off. */
export function SecondFactor({ email, isOn, label, onChanged }: Props) {
  const [started, setStarted] = useState<StartedFactor>()
  const [codes, setCodes] = useState<string[]>()
  const confirmed = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes)
    setStarted(undefined)
    onChanged()
  }
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
  if (isOn) return <EndForm label={label} onDone={onChanged} />
  if (started) return <ConfirmForm started={started} label={label} onDone={confirmed} />
  return <StartForm email={email} label={label} onStarted={setStarted} />
}
