import { forgetMailedToken } from '#platform/browser/mailed-token.ts'
import { keepText, useKeptText } from '#ui/kept-text.ts'

const key = 'invitation'

/**
 * The link somebody opened before they had an account: registration goes on from another mail, so
 * this browser remembers it. It opens nothing without an account of theirs.
 */
export const keepInvitation = (token: string) => keepText(key, token)

/** Once it was answered, wherever this browser has it. */
export function forgetInvitation() {
  keepText(key, '')
  forgetMailedToken('join')
}

/** Empty or null where there is none. */
export const useKeptInvitation = () => useKeptText(key)[0]
