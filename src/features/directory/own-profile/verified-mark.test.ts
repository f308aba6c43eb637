import { describe, expect, test } from 'vitest'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const ask = asker(site)
let count = 0

const name = 'Sara Haddad'

async function verified(changes: object) {
  count += 1
  const made = await signUp(site, { email: `marked-${count}@example.com`, name, ...changes })
  await site.db.kysely
    .updateTable('accounts')
    .set({ verified: true })
    .where('id', '=', made.user.id)
    .execute()
  return made
}

const publicMark = async (id: number) =>
  (await site.get(`/agents/details/${id}`)).body.data.agent.verified

describe('The verified mark', () => {
  test.each([
    [{ brn: '11111' }, true],
    [{ brn: '22222' }, false],
    [{ brn: null }, false],
    [{ job: 'Broker' }, true],
    [{ name: 'sara  HADDAD' }, true],
    [{ name: 'Sara Haddad ' }, true],
    [{ name: 'Sarah Haddad' }, false],
    [{ names: { en: 'SARA haddad', ar: null } }, true],
    [{ names: { ar: 'إعمار العقارية' } }, false],
    [{ names: { ar: 'ءءء' } }, false],
    [{ names: { ar: 'ﻋﻘﺎﺭ 🅴🅼🅰🅰🆁' } }, false],
    [{ name: 'Sara Haddad 🅴🅼🅰🅰🆁' }, false],
    [{ name: 'Sara Haddad 🇪🇲🇦🇦🇷' }, false],
    [{ name: 'Sara Haddad ءءء' }, false],
    [{ name: 'Emaar Properties PJSC' }, false],
  ])('of an agent who saves %o stays: %o', async (body, stays) => {
    const { token, user } = await verified({ brn: '11111' })
    const answer = await ask('PUT', '/agents/update', { token, body })
    expect([answer.status, answer.body.data.user.verified]).toEqual([200, stays])
    expect(await publicMark(user.id)).toBe(stays)
  })

  test.each([
    [{ orn: '12345', companyName: 'QASIM homes, LLC' }, true],
    [{ orn: '12346' }, false],
    [{ companyName: 'Emaar Properties PJSC' }, false],
    [{ companyName: null }, false],
    [{ companyName: 'Qasim Homes LLC ★' }, false],
    [{ name: 'Emaar Properties PJSC' }, false],
  ])('of an office that saves %o stays: %o', async (body, stays) => {
    const office = { role: 'agency', orn: '12345', companyName: 'Qasim Homes LLC' }
    const { token, user } = await verified(office)
    const answer = await ask('PUT', '/agencies/update', { token, body })
    expect([answer.status, answer.body.data.user.verified]).toEqual([200, stays])
    expect(await publicMark(user.id)).toBe(stays)
  })

  test('does not come back with the name that it was given to', async () => {
    const { token } = await verified({})
    for (const body of [{ name: 'Emaar Properties PJSC' }, { name }]) {
      const { user } = (await ask('PUT', '/agents/update', { token, body })).body.data
      expect(user).toMatchObject({ ...body, verified: false })
    }
  })

  test('is not given by a profile', async () => {
    const { token } = await signUp(site, { email: 'unmarked@example.com', name })
    const { user } = (await ask('PUT', '/agents/update', { token, body: { name } })).body.data
    expect(user.verified).toBe(false)
  })
})

describe('A name that claims to be verified', () => {
  const refusal = async (path: string, sent: { token: string; body: object; headers?: object }) => {
    const { status, body } = await ask('PUT', path, sent)
    return [status, body.errors[0].path, body.errors[0].code, body.errors[0].msg]
  }

  test('is refused of a person, and says why', async () => {
    const { token } = await signUp(site, { email: 'claims@example.com' })
    const [status, path, code, msg] = await refusal('/agents/update', {
      token,
      body: { name: 'Sara Haddad Verified' },
    })
    expect([status, path, code]).toEqual([422, 'name', 'claims_verification'])
    expect(msg).toMatch(/^A name cannot claim to be verified/)
    const answer = await ask('PUT', '/agents/update', { token, body: { name: 'Amin Trusted' } })
    expect(answer.status).toBe(200)
  })

  test('is refused of a company, in Arabic', async () => {
    const { token } = await signUp(site, { email: 'claims-office@example.com', role: 'agency' })
    const sent = { token, headers: { 'accept-language': 'ar' } }
    const companyName = 'شركة الأفق المعتمدة'
    const [status, path, code, msg] = await refusal('/agencies/update', {
      ...sent,
      body: { companyName },
    })
    expect([status, path, code]).toEqual([422, 'companyName', 'claims_verification'])
    expect(msg).toMatch(/^لا يمكن أن يتضمّن الاسم/)
    const body = { companyName: 'المعتمد للعقارات', name: 'Trusted Homes' }
    expect((await ask('PUT', '/agencies/update', { ...sent, body })).status).toBe(200)
    expect(
      (await ask('PUT', '/agencies/update', { token, body: { companyName: '' } })).status,
    ).toBe(200)
  })
})

describe('A name without letters', () => {
  const cases = [
    [{ names: { ar: '🅴🅼🅰🅰🆁' } }, 'names.ar'],
    [{ names: { ar: '★★★' } }, 'names.ar'],
    [{ names: { en: '!!!' } }, 'names.en'],
    [{ name: '🇪🇲🇦🇦🇷' }, 'name'],
    [{ companyName: '\u3164' }, 'companyName'],
  ] as const
  const texts = {
    en: 'Use at least one letter or digit in the name',
    ar: 'يجب أن يحتوي الاسم على حرف أو رقم واحد على الأقل',
  }

  test('is refused at its field, in either language, and the mark stays', async () => {
    const { token, user } = await verified({ role: 'agency' })
    for (const [language, msg] of Object.entries(texts)) {
      const headers = { 'accept-language': language }
      for (const [body, path] of cases) {
        const answer = await ask('PUT', '/agencies/update', { token, headers, body })
        const fault = { path, code: 'name_without_letters', msg }
        expect([answer.status, answer.body.errors]).toEqual([422, [fault]])
      }
    }
    expect(await publicMark(user.id)).toBe(true)
  })

  test('is one of digits, which companies have', async () => {
    const { token } = await signUp(site, { email: 'digits@example.com', role: 'agency' })
    for (const companyName of ['24/7', '٢٤/٧', null]) {
      const { status, body } = await ask('PUT', '/agencies/update', {
        token,
        body: { companyName },
      })
      expect([status, body.data.user.companyName]).toEqual([200, companyName])
    }
  })
})
