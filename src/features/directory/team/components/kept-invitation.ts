import { forgetMailedToken } from '#platform/browser/mailed-token.ts'
import { textInBrowser } from '#ui/stored-value.ts'

const invitation = textInBrowser('invitation')

/**
 * The link somebody opened before they had an account: registration goes on from another mail, so
 * this browser remembers it. It opens nothing without an account of theirs.
 */
export const keepInvitation = (token: string) => invitation.write(token)

/** Once it was answered, wherever this browser has it. */
export function forgetInvitation() {
  invitation.write('')
  forgetMailedToken('join')
}

/** Empty or null where there is none. */
export const useKeptInvitation = () => invitation.use()
