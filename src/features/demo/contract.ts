import * as z from 'zod/mini'
import { endpoint, usualReads } from '#platform/endpoint/endpoint.ts'

/** As whom a demo can be tried: one account of each role. Nobody where the site is no demo. */
export const listDemoLogins = endpoint({
  method: 'GET',
  path: '/demo/logins',
  access: 'public',
  limit: usualReads,
  cacheSeconds: 300,
  reply: z.object({ logins: z.array(z.object({ email: z.string(), password: z.string() })) }),
})
