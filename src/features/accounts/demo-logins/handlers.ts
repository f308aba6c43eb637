import { type Handler, handle } from '#platform/handle.ts'
import { listDemoLogins } from './contract.ts'

/** The demo's words and people are loaded only where there is a demo. */
async function readLogins() {
  const { demoEmails, demoPassword } = await import('#demo/ads/actions.ts')
  return demoEmails.map((email) => ({ email, password: demoPassword }))
}

export const demoHandlers = ({ isDemo }: { isDemo: boolean }): Handler[] => [
  handle(listDemoLogins, async () => ({ logins: isDemo ? await readLogins() : [] })),
]
