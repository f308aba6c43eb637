import { type Handler, handle } from '#platform/handle.ts'
import { listDemoLogins } from './contract.ts'

type DemoLogin = { email: string; password: string }

type Dependencies = { demoLogins: () => Promise<DemoLogin[]> }

export const demoHandlers = ({ demoLogins }: Dependencies): Handler[] => [
  handle(listDemoLogins, async () => ({ logins: await demoLogins() })),
]
