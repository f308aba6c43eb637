import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'

type LinkActionProps = {
  hint?: string
  failed: string
  onAct: () => Promise<readonly { msg: string }[]>
  children: ReactNode
}

export function LinkAction({ hint, failed, onAct, children }: LinkActionProps) {
  const [state, setState] = useState<{ isBusy?: boolean; fault?: string }>({})
  const act = async () => {
    if (state.isBusy) return
    setState({ isBusy: true })
    const [fault] = await onAct()
    setState(fault ? { fault: fault.msg || failed } : {})
  }
  return (
    <div className={`grid justify-items-start gap-3 ${hint ? 'border-t border-line pt-5' : ''}`}>
      {hint && <p className="text-muted">{hint}</p>}
      {state.fault && (
        <p role="alert" className="text-danger">
          {state.fault}
        </p>
      )}
      <Button
        variant={hint ? 'quiet' : 'primary'}
        aria-disabled={!!state.isBusy}
        onClick={() => void act()}
      >
        {children}
      </Button>
    </div>
  )
}
