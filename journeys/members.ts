import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { phrases as login } from '#features/accounts/login/phrases/screen.ts'
import { expect, open, type Story } from './story.ts'

type Visitor = Pick<Story, 'at'> & { page: Page }
type Scene = Visitor & Pick<Story, 'words'>

export const password = 'mint tea'
export const demoPassword = 'dara-demo'

let count = 0

/** An address nobody else in the run has: sites of stories outlive them. */
export function newAddress(name: string): string {
  count += 1
  return `${name}-${process.pid}-${Date.now()}-${count}@example.com`
}

/** A portrait as a phone would send it. */
export async function newPhoto({ width, height } = { width: 900, height: 1200 }) {
  const background = { r: 14, g: 90, b: 76 }
  const picture = sharp({ create: { width, height, channels: 3, background } })
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

/** The newest link to a page in the mail of a demo; the mail may still be on its way. */
export async function mailedLink(request: APIRequestContext, to: string, page: string) {
  let link = ''
  await expect
    .poll(
      async () => {
        const answer = await request.get(`/dev/mail.json?to=${encodeURIComponent(to)}`)
        // A server that is behind refuses for a moment.
        const messages: { text: string }[] = (await answer.json()).data?.messages ?? []
        const found = new RegExp(`https?://[^/]+(/(?:en|ar)/${page}/[\\w-]+)`)
        // The newest mail may be another: of a login in a browser that was not known.
        link = messages.map(({ text }) => found.exec(text)?.[1]).find(Boolean) ?? ''
        return link
      },
      { timeout: 30_000 },
    )
    .not.toBe('')
  return link
}

/** As small as a portrait may be: what it is made into is told elsewhere. */
const small = { width: 200, height: 200 }

type Kind = { role?: 'agent' | 'agency'; email?: string }

/** Asks for an account through the API; answers with its address. */
export async function register(
  request: APIRequestContext,
  name: string,
  { role = 'agent', email = newAddress('member') }: Kind = {},
): Promise<string> {
  const upload = '/api/files/upload/single?for=registration'
  const sent = await request.post(upload, { multipart: { file: await newPhoto(small) } })
  const data = {
    name,
    email,
    password,
    confirmPassword: password,
    role,
    gender: 'female',
    birthday: '1990-06-15',
    idNumber: '784-1990-1234567-1',
    description: 'Homes by the sea',
    phone: '0501112233',
    photoId: (await sent.json()).data.file.id,
  }
  expect((await request.post('/api/auth/register', { data })).status()).toBe(201)
  return email
}

/** Somebody with an account of their own. */
export async function newMember(
  request: APIRequestContext,
  name: string,
  kind: Kind = {},
): Promise<string> {
  const email = await register(request, name, kind)
  const link = await mailedLink(request, email, 'verify')
  const opened = await request.get(`/api/auth${link.replace(/^\/(en|ar)/, '')}`)
  expect(opened.status()).toBe(200)
  return email
}

/** Who somebody is to the API, with a token for changes. */
export async function openSession(request: APIRequestContext, email: string, own = password) {
  const answer = await request.post('/api/auth/login', { data: { email, password: own } })
  const { token, user } = (await answer.json()).data
  return { id: user.id as number, headers: { authorization: `Bearer ${token}` } }
}

type Login = { email: string; next: string }

/** Logs in beside the page, as its form does, and opens where that would lead. */
export async function logIn({ page, at }: Visitor, { email, next }: Login, own = password) {
  const login = { email, password: own }
  expect((await page.request.post('/api/auth/login', { data: login })).status()).toBe(200)
  await open(page, at(next))
}

type DemoRole = 'agent' | 'agency' | 'broker' | 'landlord'

export const demoAddress = (role: DemoRole) => `${role}@demo.example`

/** Logs in to an account that every demo has. */
export const logInToDemo = (visitor: Visitor, role: DemoRole, next: string) =>
  logIn(visitor, { email: demoAddress(role), next }, demoPassword)

/** Somebody new who is logged in and looks at a page; answers with their address. */
export async function logInAsNewMember(
  { page, at, request }: Visitor & { request: APIRequestContext },
  next: string,
  { name = 'Huda Aziz', ...kind }: Kind & { name?: string } = {},
): Promise<string> {
  const email = await newMember(request, name, kind)
  // The link in the mail has logged in, if `request` is the page's own.
  await page.context().clearCookies()
  await logIn({ page, at }, { email, next })
  return email
}

/** Logs in through the page; ends where the login leads. */
export async function logInByForm(
  { page, at, words }: Scene,
  { email, next }: Login,
  own = password,
) {
  await open(page, `${at('/login')}?next=${encodeURIComponent(at(next))}`)
  await page.getByRole('main').getByLabel(words(login.email)).fill(email)
  await page.getByLabel(words(login.password)).first().fill(own)
  await page.getByRole('button', { name: words(login.submit), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${at(next)}$`))
}
