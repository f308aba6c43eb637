import type { Answered } from './plain-request.ts'

type Check = { what: string; holds: (answer: Answered) => boolean }

const header = ({ headers }: Answered, name: string) => String(headers[name] ?? '')

const policyOf = (answer: Answered) => {
  const directives = header(answer, 'content-security-policy').split(';')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
}

/** Whether a directive, or what it falls back to, allows nothing but what is listed. */
const isNone = (answer: Answered, name: string) => {
  const policy = policyOf(answer)
  const sources =
    policy.get(name) ?? (name.endsWith('-src') ? policy.get('default-src') : undefined)
  return sources?.length === 1 && sources[0] === "'none'"
}

/** What a CSP evaluator calls high: any of these lets a stranger's script in. */
const open = /^('unsafe-inline'|'unsafe-eval'|\*|data:|blob:|filesystem:|https?:|https?:\/\/\*.*)$/

function runsOnlyOurScripts(answer: Answered): boolean {
  const policy = policyOf(answer)
  const sources = policy.get('script-src') ?? policy.get('default-src')
  return sources !== undefined && !sources.some((source) => open.test(source))
}

function usesHttpsForLong(answer: Answered): boolean {
  const [, age = '0'] = /max-age=(\d+)/.exec(header(answer, 'strict-transport-security')) ?? []
  const year = 31_536_000
  return (
    Number(age) >= year && /includeSubDomains/i.test(header(answer, 'strict-transport-security'))
  )
}

const namesNoMaker = ({ headers }: Answered) =>
  !('server' in headers) && !('x-powered-by' in headers) && !('via' in headers)

const isTextual = /^(text\/|application\/(json|javascript|xml))|svg/

const saysItsCharset = (answer: Answered) => {
  const type = header(answer, 'content-type')
  return (
    answer.body === '' || (type !== '' && (!isTextual.test(type) || /charset=utf-8/i.test(type)))
  )
}

/** Twelve that every answer is held to, ten points each: 120 when all hold. */
export const headerChecks: Check[] = [
  { what: 'HTTPS for a year, subdomains too', holds: usesHttpsForLong },
  { what: 'nosniff', holds: (answer) => header(answer, 'x-content-type-options') === 'nosniff' },
  {
    what: 'referrer policy',
    holds: (answer) =>
      /^(no-referrer|strict-origin-when-cross-origin)$/.test(header(answer, 'referrer-policy')),
  },
  {
    what: 'opener policy',
    holds: (answer) => header(answer, 'cross-origin-opener-policy') === 'same-origin',
  },
  {
    what: 'resource policy',
    holds: (answer) => /^same-(origin|site)$/.test(header(answer, 'cross-origin-resource-policy')),
  },
  {
    what: 'permissions policy',
    holds: (answer) => /camera=\(\)/.test(header(answer, 'permissions-policy')),
  },
  {
    what: 'default-src none',
    holds: (answer) => policyOf(answer).get('default-src')?.join() === "'none'",
  },
  { what: 'only our scripts', holds: runsOnlyOurScripts },
  { what: 'no plug-ins', holds: (answer) => isNone(answer, 'object-src') },
  {
    what: 'in no frame',
    holds: (answer) => isNone(answer, 'frame-ancestors') || policyOf(answer).has('sandbox'),
  },
  { what: 'no name of what made it', holds: namesNoMaker },
  { what: 'type with its charset', holds: saysItsCharset },
]

export const faultsOfHeaders = (answer: Answered) =>
  headerChecks.filter(({ holds }) => !holds(answer)).map(({ what }) => what)
