import type { Facts } from '../ads/facts.ts'
import type { Random } from '../ads/random.ts'
import type { DemoAccount, Role } from './account.ts'

export const advertiserTypes = {
  agent: 'agent',
  agency: 'agency',
  broker: 'broker',
  landlord: 'owner',
  company: 'developer',
  operator: 'agency',
} as const satisfies Record<Role, string>

/** Shares of the ads; what is left belongs to agents. */
const shares: [role: Role, share: number, fits: (facts: Facts) => boolean][] = [
  ['company', 0.4, ({ deal }) => deal.ready === 'off-plan'],
  ['landlord', 0.09, ({ slot, deal }) => deal.ready === 'ready' && isSmall(slot.typeMarket.kind)],
  ['broker', 0.06, ({ deal }) => deal.ready === 'ready'],
  ['agency', 0.06, () => true],
]

const isSmall = (kind: string) => kind === 'flat' || kind === 'house' || kind === 'escape'

/** Hands out the ads of an emirate in turn; the accounts one logs in with get three a round. */
export function advertisersOf(accounts: readonly DemoAccount[]) {
  const turns = new Map<string, number>()
  const next = (role: Role, emirate: string): DemoAccount | undefined => {
    const those = accounts
      .filter((each) => each.role === role && each.emirate === emirate)
      .flatMap((each) => (each.slug === role ? [each, each, each] : [each]))
    const key = `${role} ${emirate}`
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    return those[turn % those.length]
  }
  return (facts: Facts, random: Random): DemoAccount | undefined => {
    const emirate = facts.slot.emirate.slug
    for (const [role, share, fits] of shares) {
      const account = fits(facts) && random.chance(share) ? next(role, emirate) : undefined
      if (account) return account
    }
    return next('agent', emirate)
  }
}
