import { describe, expect, test } from 'vitest'
import { answerIn, answerRenderer, formFields, formSender } from '#test/http/plain-forms.ts'
import { openSite } from '#test/site.ts'
import { projectOn } from '#test/visitors/project.ts'
import { wishOn } from '#test/visitors/wish.ts'

const site = await openSite({
  env: { WORKER: 'off', RATE_LIMITS: 'off' },
  renderer: answerRenderer,
})
const send = formSender(site)

const cookieOf = ({ cookies }: Awaited<ReturnType<typeof send>>) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

describe('A button that a new visitor presses twice', () => {
  test('shows a property request whole by the cookie of either answer', async () => {
    const fields = { ...formFields(wishOn(site), 'area'), areaNames: 'Dubai Marina' }
    const pressed = () => send('/en/property-request', fields)
    const answers = [await pressed(), await pressed()]
    const [first, second] = answers.map(({ headers: { location } }) => location)
    expect(second).toBe(first)
    for (const answer of answers) {
      const headers = { cookie: cookieOf(answer) }
      const { body } = await site.app.inject({ url: first ?? '', headers })
      expect(answerIn(body)?.reply).toMatchObject({ propertyRequest: { isMasked: false } })
    }
  })

  test('stores a fundraising request once', async () => {
    const fields = formFields(projectOn(site))
    const [first, second] = [
      await send('/en/fundraising', fields),
      await send('/en/fundraising', fields),
    ]
    expect(second.headers.location).toBe(first.headers.location)
  })
})
