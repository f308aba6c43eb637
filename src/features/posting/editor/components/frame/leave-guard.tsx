import { useBlocker } from '@tanstack/react-router'
import { pathWithoutLanguage } from '#i18n/language.ts'
import { useWords } from '#i18n/words.tsx'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { phrases } from '../../phrases/saving.ts'

type LeaveGuardProps = {
  isUnsaved: () => boolean
  flush: () => Promise<boolean>
}

const draftIn = (search: object) => ('draft' in search ? search.draft : undefined)

/** A draft that the address names for the first time is not left. */
const leavesDraft = (now: object, next: object) =>
  draftIn(now) !== undefined && draftIn(now) !== draftIn(next)

/** After the session has ended it leads to the login without asking. */
export function LeaveGuard({ isUnsaved, flush }: LeaveGuardProps) {
  const words = useWords(phrases)
  const { status, proceed, reset } = useBlocker({
    withResolver: true,
    enableBeforeUnload: isUnsaved,
    shouldBlockFn: async ({ current, next }) => {
      const path = pathWithoutLanguage(next.pathname)
      const isSamePage =
        path === pathWithoutLanguage(current.pathname) && !leavesDraft(current.search, next.search)
      if (isSamePage || path === '/login' || !isUnsaved()) return false
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
