import { forgetMailedToken } from '#platform/browser/mailed-token.ts'
import { textInBrowser } from '#ui/state/stored-value.ts'

const invitation = textInBrowser('invitation')

/** Registration continues from another mail. Without an account the token opens nothing. */
export const storeInvitation = (token: string) => invitation.write(token)

export function forgetInvitation() {
  invitation.write('')
  forgetMailedToken('join')
}

export const useStoredInvitation = () => invitation.use()
