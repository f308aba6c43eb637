import type { LightMyRequestResponse } from 'fastify'
import { registrationPhoto, registrationPhotos } from './files/site-photos.ts'
import type { openSite } from './site.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'app'>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Sent = { token?: string; body?: object; cookies?: Record<string, string>; headers?: object }

export const origin = 'http://localhost:80'

const present = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))

/** The words of an answer: JSON, or a file as it is. */
const bodyOf = (answer: LightMyRequestResponse) =>
  'content-disposition' in answer.headers ? answer.body : answer.json()

/** A browser's way of asking: JSON, our own origin, the bearer token where there is one. */
export const asker =
  ({ app }: Site, remoteAddress = '127.0.0.1') =>
  async (method: Method, path: string, { token, body, cookies, headers }: Sent = {}) => {
    const answer = await app.inject({
      method,
      remoteAddress,
      url: `/api${path}`,
      headers: present({
        host: 'localhost:80',
        origin,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      }),
      ...(cookies && { cookies }),
      ...(body && { payload: JSON.stringify(body) }),
    })
    const set = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]))
    return {
      status: answer.statusCode,
      headers: answer.headers,
      cookies: set,
      body: bodyOf(answer),
    }
  }

let photos = 0

/** One of the photos that a site of the tests holds for registrations, each time another. */
const nextPhoto = () => {
  photos = (photos % registrationPhotos) + 1
  return registrationPhoto(photos)
}

/** What the form of "sign up" sends. */
export const registration = (changes: object = {}) => ({
  name: 'Sara Haddad',
  email: 'sara@example.com',
  password: 'mint tea',
  confirmPassword: 'mint tea',
  role: 'agent',
  gender: 'female',
  birthday: '1990-06-15',
  idNumber: '784-1990-1234567-1',
  description: 'Homes by the sea',
  phone: '050 111 2233',
  photoId: nextPhoto(),
  ...changes,
})

type Mail = { subject: string; text: string; html: string }

/** The mails to one address, the newest first. */
export const mailsTo = async ({ app }: Site, to: string): Promise<Mail[]> => {
  const answer = await app.inject(`/dev/mail.json?to=${encodeURIComponent(to)}`)
  return answer.json().data.messages
}

/** The token of the newest mailed link to an address that leads to this page. */
export const mailedToken = async (site: Site, to: string, page: string) => {
  const link = new RegExp(`/(?:en|ar)/${page}/([\\w-]+)`)
  const found = (await mailsTo(site, to)).map(({ text }) => link.exec(text)?.[1]).find(Boolean)
  if (!found) throw new Error(`no link to ${page} for ${to}`)
  return found
}

/** Registers and opens the mailed link. */
export const signUp = async (
  site: Site,
  changes: { email: string } & Record<string, unknown>,
  ask = asker(site),
) => {
  await ask('POST', '/auth/register', { body: registration(changes) })
  const token = await mailedToken(site, changes.email, 'verify')
  const opened = await ask('GET', `/auth/verify/${token}`)
  return {
    link: token,
    token: opened.body.data.token as string,
    user: opened.body.data.user,
    refresh: opened.cookies.refresh_token?.value ?? '',
  }
}
