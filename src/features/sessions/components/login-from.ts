/** Who comes from these has no page to return to. */
const onTheWayIn = /^\/(en|ar)?(\/(login|register|forgot-password|reset-password|verify)\b.*)?$/

/** The login that leads back to an address of ours: `/login?next=%2Fen%2Fproperties`. */
export function loginFrom(address: string): string {
  return onTheWayIn.test(address) ? '/login' : `/login?next=${encodeURIComponent(address)}`
}
