import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { StartedFactor } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { EndForm } from './end-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { focusElement } from './stage.tsx'
import { StartForm } from './start-form.tsx'

type FactorStatusProps = { isOn: boolean; hasReturned: boolean; onBegin: () => void }

function FactorStatus({ isOn, hasReturned, onBegin }: FactorStatusProps) {
  const words = useWords(phrases)
  return (
    <>
      <p
        ref={hasReturned ? focusElement : undefined}
        tabIndex={-1}
        className="flex items-baseline gap-2 outline-none"
      >
        <Badge tone={isOn ? 'palm' : 'plain'}>{words(isOn ? 'isOn' : 'isOff')}</Badge>
        {words(isOn ? 'onText' : 'offText')}
      </p>
      <Button variant={isOn ? 'quiet' : 'primary'} className="justify-self-start" onClick={onBegin}>
        {words(isOn ? 'end' : 'begin')}
      </Button>
    </>
  )
}

type Stage =
  | { at: 'rest'; hasReturned: boolean }
  | { at: 'start' }
  | { at: 'scan'; started: StartedFactor }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'end' }

type SecondFactorProps = { isOn: boolean; email: string; onChanged: () => void }

export function SecondFactor({ isOn, email, onChanged }: SecondFactorProps) {
  const [stage, setStage] = useState<Stage>({ at: 'rest', hasReturned: false })
  const rest = () => setStage({ at: 'rest', hasReturned: true })
  const begin = () => setStage({ at: isOn ? 'end' : 'start' })
  const showCodes = (codes: readonly string[]) => {
    setStage({ at: 'codes', codes })
    onChanged()
  }
  const finish = () => {
    onChanged()
    rest()
  }
  if (stage.at === 'start') {
    // Not where the user has cancelled before the answer came.
    const scan = (started: StartedFactor) =>
      setStage((now) => (now.at === 'start' ? { at: 'scan', started } : now))
    return <StartForm email={email} onStarted={scan} onCancel={rest} />
  }
  if (stage.at === 'scan') {
    return <ConfirmForm started={stage.started} onConfirmed={showCodes} onCancel={rest} />
  }
  if (stage.at === 'codes') return <RecoveryCodes codes={stage.codes} onKept={rest} />
  if (stage.at === 'end') return <EndForm email={email} onEnded={finish} onCancel={rest} />
  return <FactorStatus isOn={isOn} hasReturned={stage.hasReturned} onBegin={begin} />
}
