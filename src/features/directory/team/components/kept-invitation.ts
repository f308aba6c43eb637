import { forgetMailedToken } from '#platform/browser/mailed-token.ts'
import { textInBrowser } from '#ui/stored-value.ts'

const invitation = textInBrowser('invitation')

/**
 * The link somebody opened before they had an account: registration goes on from another mail, so
 * this browser remembers it. It opens nothing without an account of theirs.
 */
export const keepInvitation = (token: string) => invitation.write(token)

export function forgetInvitation() {
  invitation.write('')
  forgetMailedToken('join')
}

export const useKeptInvitation = () => invitation.use()
