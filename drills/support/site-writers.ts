import { setTimeout as sleep } from 'node:timers/promises'
import { postedAd } from '#test/ads/posted-ad.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { asker, registration } from '#test/people.ts'
import { type DrillServer, newAddress } from './environment.ts'

/** What a server has said yes to: references of ads, ids of files, addresses of registrations, subjects of messages. */
export type Acknowledged = {
  ads: string[]
  files: string[]
  registrations: string[]
  messages: string[]
}

type Site = DrillServer['site']
type Writing = {
  site: Site
  tokens: readonly string[]
  acknowledged: Acknowledged
  isOver: boolean
}

const pauseMs = 20

/** What the killed server did not answer was not acknowledged. */
async function repeat(writing: Writing, write: (at: number) => Promise<void>) {
  for (let at = 0; !writing.isOver; at += 1) {
    await write(at).catch(() => undefined)
    await sleep(pauseMs)
  }
}

const writeAds = (writing: Writing, token: string, who: number) =>
  repeat(writing, async (at) => {
    const reference = `drill-${who}-${at}`
    const body = postedAd({ referenceId: reference })
    const headers = { 'idempotency-key': reference }
    const answer = await asker(writing.site)('POST', '/properties', { token, body, headers })
    if (answer.status === 201) writing.acknowledged.ads.push(reference)
  })

const writeFiles = (writing: Writing, token: string) =>
  repeat(writing, async () => {
    const upload = uploader(writing.site)
    const answer = await upload('/files/upload/single', [await jpeg()], { token })
    if (answer.status === 201) writing.acknowledged.files.push(answer.body.data.file.id)
  })

const writeRegistrations = (writing: Writing) =>
  repeat(writing, async (at) => {
    const email = `drill-${at}@dara.example`
    const ask = asker(writing.site, newAddress())
    const answer = await ask('POST', '/auth/register', { body: registration({ email }) })
    if (answer.status < 300) writing.acknowledged.registrations.push(email)
  })

/** A message of the contact form. Each needs another address, because a network may send few of them. */
export function messageFrom(subject: string) {
  const [name, email, phone] = ['Sara Haddad', 'sara@example.com', '+971501112233']
  const body = { name, email, phone, subject, message: 'Is it still for sale?' }
  return { body, headers: { 'idempotency-key': subject } }
}

const writeMessages = (writing: Writing) =>
  repeat(writing, async (at) => {
    const subject = `drill-message-${at}`
    const ask = asker(writing.site, newAddress())
    const answer = await ask('POST', '/contact-us', messageFrom(subject))
    if (answer.status === 201) writing.acknowledged.messages.push(subject)
  })

/** Posts ads, uploads pictures, registers people and writes to the company until it is stopped. */
export function startWriters(site: Site, tokens: readonly [string, ...string[]]) {
  const acknowledged: Acknowledged = { ads: [], files: [], registrations: [], messages: [] }
  const writing: Writing = { site, tokens, acknowledged, isOver: false }
  const under = [
    ...tokens.map((token, who) => writeAds(writing, token, who)),
    writeFiles(writing, tokens[0]),
    writeRegistrations(writing),
    writeMessages(writing),
  ]
  const stop = async () => {
    writing.isOver = true
    await Promise.all(under)
  }
  return { acknowledged, stop }
}
