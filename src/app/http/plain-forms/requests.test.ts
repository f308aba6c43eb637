import { describe, expect, test, vi } from 'vitest'
import { maxBytes } from '#features/files/uploads/rules.ts'
import { formOf } from '#test/files/uploads.ts'
import { answerIn, answerRenderer, formFields, formSender } from '#test/http/plain-forms.ts'
import { signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { financeOn } from '#test/visitors/finance.ts'
import { projectOn } from '#test/visitors/project.ts'
import { wishOn } from '#test/visitors/wish.ts'

const site = await openSite({
  env: { WORKER: 'off', RATE_LIMITS: 'off' },
  renderer: answerRenderer,
})
const { kysely: db } = site.db
const send = formSender(site)

const requestFields = { ...formFields(wishOn(site), 'area'), areaNames: 'Dubai Marina' }
const financeFields = { ...formFields(financeOn(site), 'locations'), locationsNames: 'دبي مارينا' }
const projectFields = formFields(projectOn(site))

const cookieOf = ({ cookies }: Awaited<ReturnType<typeof send>>) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

const read = async (url: string | undefined, headers: Record<string, string> = {}) => {
  const answer = await site.app.inject({ url: url ?? '', headers })
  return { ...answer, statusCode: answer.statusCode, plain: answerIn(answer.body) }
}

describe('A property request without scripts', () => {
  test('is stored with the places whose names were typed, and read by its sender alone', async () => {
    const sent = await send('/en/property-request', requestFields)
    const { location } = sent.headers
    expect(sent.statusCode).toBe(303)
    expect(location).toMatch(/^\/en\/property-request\/show\/[\w-]{22}\?sent=true$/)
    const own = await read(location, { cookie: cookieOf(sent) })
    expect(own.headers['cache-control']).toBe('no-store')
    expect(own.plain?.reply).toMatchObject({
      propertyRequest: {
        isMasked: false,
        phone: '+971501112233',
        space: 1_200,
        shareContact: false,
        area: [{ id: site.marina.id }],
        specifications: 'Two rooms,\nby the sea',
      },
    })
    const others = await read(location)
    expect(others.plain?.reply).toMatchObject({ propertyRequest: { isMasked: true } })
    expect(others.body).not.toContain('+971501112233')
  })

  test('says by which channels advertisers may get in touch, and has to if they may', async () => {
    const shared = { ...requestFields, shareContact: 'on' }
    const refused = await send('/en/property-request', shared)
    expect(refused.statusCode).toBe(422)
    expect(answerIn(refused.body)?.faults).toMatchObject([
      { code: 'required', path: 'contactChannels' },
    ])
    const contactChannels = ['phone', 'email']
    const sent = await send('/en/property-request', { ...shared, contactChannels })
    const own = await read(sent.headers.location, { cookie: cookieOf(sent) })
    expect(own.plain?.reply).toMatchObject({ propertyRequest: { contactChannels } })
  })

  test.each([
    ['Xyzzyx', 'unknown_location'],
    ['', 'required'],
    ['Dubai Marina,Al Barsha,JVC,Deira,Downtown', 'too_many_locations'],
  ])('is refused at its areas where they are "%s"', async (areaNames, code) => {
    const fields = { ...requestFields, region: '', areaNames }
    const { statusCode, body } = await send('/en/property-request', fields)
    expect(statusCode).toBe(422)
    const answer = answerIn(body)
    expect(answer?.faults).toMatchObject([{ code, path: 'area' }])
    expect(answer?.entered?.areaNames).toEqual([areaNames])
  })

  test('has places of the chosen emirate, whatever is sent in their stead', async () => {
    const area = '[{"id":1},null,{"id":"x"}]'
    const { statusCode } = await send('/en/property-request', { ...requestFields, area })
    expect(statusCode).toBe(303)
  })

  test.each([
    ['space', 'wide', 'invalid_number'],
    ['city', 'Dubai', 'invalid_number'],
    ['category', 'castle', 'invalid_choice'],
    ['goals', ['buy', 'steal'], 'invalid_choice'],
  ])('is refused at %s where it is %s', async (name, value, code) => {
    const { statusCode, body } = await send('/en/property-request', {
      ...requestFields,
      [name]: value,
    })
    expect(statusCode).toBe(422)
    expect(answerIn(body)?.faults).toMatchObject([{ code, path: name }])
  })
})

describe('A finance application without scripts', () => {
  test('is stored, and its page shows amounts to its sender alone', async () => {
    const sent = await send('/ar/finance', financeFields)
    expect(sent.headers.location).toMatch(/^\/ar\/finance\/show\/[\w-]{22}\?sent=true$/)
    const own = await read(sent.headers.location, { cookie: cookieOf(sent) })
    expect(own.plain?.reply).toMatchObject({
      financeApplication: { budget: 1_500_000, uaeNational: false, indication: { years: 25 } },
    })
    expect((await read(sent.headers.location)).body).not.toContain('1500000')
  })

  test('of the account whose cookie it has is its own', async () => {
    const { token, user } = await signUp(site, { email: 'sara@plain-finance.example' })
    const cookie = `auth_token=${token}`
    const sent = await send('/en/finance', financeFields, { headers: { cookie } })
    const stored = await db.selectFrom('finance_applications').select('account_id').execute()
    expect(stored.at(-1)?.account_id).toBe(user.id)
    const own = await read(sent.headers.location, { cookie })
    expect(own.plain?.reply).toMatchObject({ financeApplication: { isMasked: false } })
    const visitor = await read(sent.headers.location, { cookie: cookieOf(sent) })
    expect(visitor.plain?.reply).toMatchObject({ financeApplication: { isMasked: true } })
  })
})

describe('A fundraising request without scripts', () => {
  const pdf = { name: 'plan.pdf', bytes: Buffer.from('%PDF-1.7\n(plan)\n%%EOF\n') }

  /** The fields of a form, then its files. */
  async function sendProject(fields: Record<string, string | string[]>, files = [pdf]) {
    const { type, payload } = await formOf(files, 'documents')
    const boundary = /boundary=(.+)$/.exec(type)?.[1]
    const parts = Object.entries(fields)
      .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
      .map(
        ([name, one]) =>
          `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${one}\r\n`,
      )
    const body = Buffer.concat([Buffer.from(parts.join('')), payload])
    const headers = { 'content-type': type, 'content-length': String(body.length) }
    return send('/en/fundraising', {}, { headers, body })
  }

  test('is stored with its documents', async () => {
    const sent = await sendProject(projectFields, [pdf, { ...pdf, name: 'map.pdf' }])
    expect(sent.statusCode).toBe(303)
    const own = await read(sent.headers.location, { cookie: cookieOf(sent) })
    expect(own.plain?.reply).toMatchObject({
      fundraisingRequest: { amount: 25_000_000.5, files: [{ bytes: 22 }, { bytes: 22 }] },
    })
  })

  test('keeps its documents while something else is corrected', async () => {
    const refused = await sendProject({ ...projectFields, projectTitle: '' })
    const { faults, entered } = answerIn(refused.body)!
    expect(faults).toMatchObject([{ code: 'required', path: 'projectTitle' }])
    const fileIds = [...(entered?.fileIds ?? [])]
    expect(fileIds.map((kept) => JSON.parse(kept)[0].name)).toEqual(['plan.pdf'])
    const sent = await send('/en/fundraising', { ...projectFields, fileIds })
    const own = await read(sent.headers.location, { cookie: cookieOf(sent) })
    expect(own.plain?.reply).toMatchObject({ fundraisingRequest: { files: [{ bytes: 22 }] } })
  })

  test.each([
    ['no PDF', [{ ...pdf, bytes: Buffer.from('text') }], 415, 'document_needed'],
    [
      'too large',
      [{ ...pdf, bytes: Buffer.concat([pdf.bytes, Buffer.alloc(maxBytes('fundraising', 'pdf'))]) }],
      413,
      'file_too_large',
    ],
  ])('is refused at its documents where one is %s', async (_what, files, status, code) => {
    const { statusCode, body } = await sendProject(projectFields, files)
    expect(statusCode).toBe(status)
    const answer = answerIn(body)
    expect(answer?.faults).toMatchObject([{ code, path: 'fileIds' }])
    expect(answer?.entered?.projectTitle).toEqual([projectFields.projectTitle])
  })

  test('is not called malformed where the storage of its documents fails', async () => {
    const { storage } = site.providers.media
    const storing = vi.spyOn(storage, 'putFile').mockRejectedValueOnce(new TypeError('a bug'))
    const { statusCode } = await sendProject(projectFields)
    expect(storing).toHaveBeenCalledOnce()
    storing.mockRestore()
    expect(statusCode).toBe(500)
    expect(site.logged()).toContain('a bug')
  })

  test('is refused with too many documents, or too large a body', async () => {
    expect((await sendProject(projectFields, Array(6).fill(pdf))).statusCode).toBe(413)
    const summary = Array<string>(5).fill('x'.repeat(60_000))
    expect((await sendProject({ ...projectFields, summary })).statusCode).toBe(413)
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(6 * maxBytes('fundraising', 'pdf')),
    }
    const { statusCode } = await send('/en/fundraising', {}, { headers, body: '--x--' })
    expect(statusCode).toBe(413)
  })

  test('is refused where its documents are nonsense', async () => {
    for (const fileIds of ['null', '[null]', '{"id":1}', '[{"id":"x","name":"y"}]', '[']) {
      const { statusCode } = await send('/en/fundraising', { ...projectFields, fileIds })
      expect([fileIds, statusCode]).toEqual([fileIds, fileIds.includes('"x"') ? 422 : 303])
    }
  })

  test('of another site is refused before its files are read', async () => {
    const headers = {
      'sec-fetch-site': 'cross-site',
      'content-type': 'multipart/form-data; boundary=x',
    }
    const { statusCode } = await send('/en/fundraising', {}, { headers, body: '--x--' })
    expect(statusCode).toBe(403)
    expect(
      (
        await send(
          '/en/fundraising',
          {},
          { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\nbroken' },
        )
      ).statusCode,
    ).toBe(400)
  })
})

describe('The page of a sent form', () => {
  test.each(['property-request', 'fundraising', 'finance'])(
    'of %s is missing by an unknown link',
    async (page) => {
      for (const id of ['unknown', 'x'.repeat(22), '%00', '__proto__']) {
        const { statusCode, plain } = await read(`/en/${page}/show/${id}`)
        expect([id, statusCode, plain?.reply]).toEqual([id, 404, undefined])
      }
    },
  )

  test('is drawn for whoever asks, but no other page is', async () => {
    const cookie = 'visitor=x; auth_token=y'
    for (const url of ['/en/account', '/en/constructor/show/x', '/en/finance', '/en/agents/show/x'])
      expect((await read(url, { cookie })).plain).toBeUndefined()
  })
})
