import { signatureHeader } from '#features/payments/gateways/actions/signature.ts'
import { noticeOf, type Paid, type SignedNotice, signed } from './notices.ts'

/** Stands in each forged body, and must not be in the log. */
export const mark = 'forged-by-a-drill'

const json = { 'content-type': 'application/json' }
const minuteMs = 60_000

type Forging = { secret: Buffer; paid: Paid }

const paidNotice = ({ paid }: Forging) => noticeOf(paid, 'paid', { id: mark })

const ago = (ms: number) => new Date(Date.now() - ms)

const withHeader = ({ body }: SignedNotice, header: string): SignedNotice => ({
  body,
  headers: { ...json, [signatureHeader]: header },
})

const unsigned = (forging: Forging): SignedNotice[] => {
  const body = JSON.stringify(paidNotice(forging))
  const notice = { headers: json, body }
  const now = Math.floor(Date.now() / 1000)
  return [
    notice,
    withHeader(notice, ''),
    withHeader(notice, 'yes'),
    withHeader(notice, `t=${now}`),
    withHeader(notice, `t=${now},v1=`),
    withHeader(notice, `t=${now},v1=${'0'.repeat(64)}`),
    withHeader(notice, `v1=${'0'.repeat(64)}`),
    { headers: { ...json, 'stripe-signature': 't=1,v1=0' }, body },
    { headers: { ...json, authorization: 'Bearer admin' }, body },
  ]
}

const byOthers = (forging: Forging): SignedNotice[] =>
  [Buffer.alloc(0), Buffer.alloc(32), Buffer.from('secret'), forging.secret.subarray(1)].map(
    (key) => signed(key, paidNotice(forging)),
  )

const old = (forging: Forging): SignedNotice[] =>
  [5 * minuteMs + 2_000, 60 * minuteMs, 30 * 24 * 60 * minuteMs, -6 * minuteMs].map((ms) =>
    signed(forging.secret, paidNotice(forging), ago(ms)),
  )

/** Signed once, and changed since. */
function altered({ secret, paid }: Forging): SignedNotice[] {
  const open = signed(secret, noticeOf(paid, 'open', { id: mark }))
  const header = open.headers[signatureHeader] ?? ''
  const yesterday = signed(secret, noticeOf(paid, 'paid', { id: mark }), ago(86_400_000))
  const seconds = Math.floor(Date.now() / 1000)
  const redated = (yesterday.headers[signatureHeader] ?? '').replace(/t=\d+/, `t=${seconds}`)
  return [
    { ...open, body: open.body.replace('"open"', '"paid"') },
    { ...open, body: `${open.body} ` },
    { ...open, body: '' },
    { ...open, body: `${open.body}${open.body}` },
    withHeader(yesterday, redated),
    withHeader(yesterday, `${redated},t=${seconds}`),
    withHeader(open, header.replace('v1=', 'v0=')),
    withHeader(open, header.slice(0, -2)),
  ]
}

/** Rightly signed, and no notice all the same. */
const unreadable = ({ secret, paid }: Forging): SignedNotice[] =>
  [
    mark,
    `["${mark}"]`,
    `{"id":"${mark}"}`,
    JSON.stringify({ ...noticeOf(paid, 'paid'), id: mark.repeat(100) }),
    JSON.stringify({ ...noticeOf(paid, 'paid', { id: mark }), state: 'free' }),
    JSON.stringify({ ...noticeOf(paid, 'paid', { id: mark }), amountFils: '26145' }),
    JSON.stringify({ ...noticeOf(paid, 'paid', { id: mark }), reference: null }),
    JSON.stringify(noticeOf(paid, 'paid', { id: `${mark}\u0000` })),
    JSON.stringify(noticeOf({ ...paid, reference: `${mark}\u0000` }, 'paid')),
  ].map((body) => signed(secret, body))

export const forgeriesOf = (forging: Forging) => ({
  unsigned: unsigned(forging),
  'signed by others': byOthers(forging),
  'too old, or of the future': old(forging),
  altered: altered(forging),
  'signed, but no notices': unreadable(forging),
})
