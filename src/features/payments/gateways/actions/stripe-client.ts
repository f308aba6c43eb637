import type { Stripe } from 'stripe'
import { GatewayUnavailable, gatewayTimeoutMs } from '../rules/gateway.ts'

export type Log = { warn: (context: object, message: string) => void }

export type StripeAccount = {
  secretKey: string
  /** Another server that speaks as Stripe's does, for tests. */
  apiOrigin?: string | undefined
  log: Log
}

/** Two attempts and the pause between them fit into `gatewayTimeoutMs`. */
const attemptMs = 3_500

/** The SDK is loaded by the first call: it takes 40 MB and a quarter of a second. */
export const loadStripe = () => import('stripe')

function addressOf(apiOrigin: string | undefined) {
  if (apiOrigin === undefined) return {}
  const { hostname, port, protocol } = new URL(apiOrigin)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const
}

async function openClient({ secretKey, apiOrigin }: StripeAccount): Promise<Stripe> {
  const { Stripe: Client } = await loadStripe()
  return new Client(secretKey, {
    ...addressOf(apiOrigin),
    timeout: attemptMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

type Failure = { type?: string; code?: string; statusCode?: number; requestId?: string }

/** Without the message, which may repeat what was sent. */
const describe = (error: unknown): Failure => {
  const { type, code, statusCode, requestId } = error as Failure
  return {
    ...(type !== undefined && { type }),
    ...(code !== undefined && { code }),
    ...(statusCode !== undefined && { statusCode }),
    ...(requestId !== undefined && { requestId }),
  }
}

function endAfter(ms: number) {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), ms)
  return { promise, clear: () => clearTimeout(timer) }
}

export type Call = <Result>(use: (stripe: Stripe) => Promise<Result>) => Promise<Result>

/** A wrong key or request is also no fault of the payer: all failures are `GatewayUnavailable`. */
export function openStripeCalls(account: StripeAccount): Call {
  let client: Promise<Stripe> | undefined
  return async (use) => {
    const deadline = endAfter(gatewayTimeoutMs)
    client ??= openClient(account)
    try {
      return await Promise.race([client.then(use), deadline.promise])
    } catch (error) {
      account.log.warn({ gateway: 'stripe', ...describe(error) }, 'payment gateway failed')
      throw new GatewayUnavailable('Stripe did not answer', { cause: error })
    } finally {
      deadline.clear()
    }
  }
}
