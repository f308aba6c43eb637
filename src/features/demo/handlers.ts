import { type Handler, handle } from '#platform/handle.ts'
import { listDemoLogins } from './contract.ts'
import { demoEmails, demoPassword } from './jobs.ts'

const logins = demoEmails.map((email) => ({ email, password: demoPassword }))

export const demoHandlers = ({ isDemo }: { isDemo: boolean }): Handler[] => [
  handle(listDemoLogins, async () => ({ logins: isDemo ? logins : [] })),
]
