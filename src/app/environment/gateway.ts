import { type GatewayName, gatewayNames } from '#features/payments/gateways/contract.ts'
import { ConfigError } from './config-error.ts'
import { choice, type Environment, secret, text } from './variables.ts'

export type GatewaySettings =
  /** Without a secret in a demo, which keeps one of its own. */
  | { name: 'sandbox'; secret: string | undefined }
  | { name: 'stripe'; secretKey: string; webhookSecret: string }

const newSecret = '$(openssl rand -base64 32)'

/** Whoever knows the secret of a sandbox can pay without money. */
function sandbox(env: Environment, isDemo: boolean): GatewaySettings {
  const given = secret(env, 'SANDBOX_SECRET')
  if (given !== undefined || isDemo) return { name: 'sandbox', secret: given }
  const problem = 'is needed with PAYMENT_GATEWAY=sandbox outside a demo: it signs payments'
  throw new ConfigError('SANDBOX_SECRET', problem, newSecret)
}

const stripeExamples = { STRIPE_SECRET_KEY: 'sk_live_…', STRIPE_WEBHOOK_SECRET: 'whsec_…' }

function needed(env: Environment, name: keyof typeof stripeExamples): string {
  const value = text(env, name)
  if (value !== undefined) return value
  throw new ConfigError(name, 'is needed with PAYMENT_GATEWAY=stripe', stripeExamples[name])
}

const stripe = (env: Environment): GatewaySettings => ({
  name: 'stripe',
  secretKey: needed(env, 'STRIPE_SECRET_KEY'),
  webhookSecret: needed(env, 'STRIPE_WEBHOOK_SECRET'),
})

const settingsOf: Record<GatewayName, (env: Environment, isDemo: boolean) => GatewaySettings> = {
  sandbox,
  stripe,
}

/** Undefined: nothing with a price can be bought. */
export function readGateway(env: Environment, isDemo: boolean): GatewaySettings | undefined {
  const name = choice(env, 'PAYMENT_GATEWAY', gatewayNames) ?? (isDemo ? 'sandbox' : undefined)
  return name && settingsOf[name](env, isDemo)
}
