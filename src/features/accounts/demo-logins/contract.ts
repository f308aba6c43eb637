import * as z from 'zod/mini'
import { endpoint, defaultReadLimit } from '#platform/endpoint/endpoint.ts'

/** One account of each role for trying the site. The list is empty on a site that is not a demo. */
export const listDemoLogins = endpoint({
  summary: 'List the demo accounts',
  method: 'GET',
  path: '/demo/logins',
  access: 'public',
  limit: defaultReadLimit,
  cacheSeconds: 300,
  reply: z.object({ logins: z.array(z.object({ email: z.string(), password: z.string() })) }),
})
