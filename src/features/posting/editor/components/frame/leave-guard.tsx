import { useBlocker } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { phrases } from '../../phrases/saving.ts'

/** The same page, be it in the other language. */
const bare = (path: string) => path.replace(/^\/(en|ar)(?=\/|$)/, '')

type LeaveGuardProps = {
  isUnsaved: () => boolean
  /** Saves what can be saved; true where nothing is left. */
  flush: () => Promise<boolean>
}

/** Leaving what is not saved is asked about; a session that ended leads to the login unasked. */
export function LeaveGuard({ isUnsaved, flush }: LeaveGuardProps) {
  const words = useWords(phrases)
  const { status, proceed, reset } = useBlocker({
    withResolver: true,
    enableBeforeUnload: isUnsaved,
    shouldBlockFn: async ({ current, next }) => {
      const path = bare(next.pathname)
      if (path === bare(current.pathname) || path === '/login' || !isUnsaved()) return false
      return !(await flush())
    },
  })
  return (
    <Confirm
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      title={words('leaveTitle')}
      action={words('leave')}
      onConfirm={async () => proceed?.()}
    >
      <p>{words('leaveNote')}</p>
    </Confirm>
  )
}
