import { phrases as profile } from '#features/directory/agent-profiles/phrases.ts'
import { phrases as search } from '#features/directory/agent-search/phrases.ts'
import { phrases as screen } from '#features/posting/editor/phrases/screen.ts'
import { phrases as login } from '#features/accounts/login/phrases/screen.ts'
import { phrases as signUp } from '#features/accounts/registration/phrases/sign-up.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { field, forward } from '../posting/form.ts'
import { logInAsNewMember, newAddress, newMember, password } from '../members.ts'
import { expect, test } from '../story.ts'
import { holds, newRandom, notePresses, reload, slowDown } from './slow-machine.ts'

const cards = 'main h3 a'

test('A slow sign-up keeps each text and each step through reloads', async ({
  page,
  at,
  words,
}) => {
  const random = newRandom(`sign-up ${at('/')}`)
  await slowDown(page, random)
  const broker = page.locator('[name=role][value=broker]')
  const next = page.getByRole('button', { name: words(signUp.next), exact: true })
  await page.goto(at('/register'), { waitUntil: 'commit' })
  await broker.check()
  await random.pause(page)
  await reload(page)
  await random.pause(page)
  await next.click()
  await expect(page).toHaveURL(/step=2/)
  const texts = {
    name: 'Sara Haddad',
    email: newAddress('slow'),
    phone: '0501112233',
    birthday: '1990-06-15',
  }
  for (const [name, text] of random.shuffle(Object.entries(texts))) {
    await field(page, name).fill(text)
    await random.pause(page, 300)
    if (random.next() < 0.4) await reload(page)
  }
  await page.getByRole('radio', { name: words(signUp.female) }).check()
  await reload(page)
  await random.pause(page)
  await field(page, 'idNumber').fill('784-1990-1234567-1')
  await next.click()
  await expect(page).toHaveURL(/step=3/)
  await field(page, 'brn').fill('12345')
  await reload(page)
  await holds(page, { ...texts, brn: '12345', idNumber: '' })
  await expect(broker).toBeChecked()
})

test('A slow login leads in, whenever it is pressed', async ({ page, at, words, request }) => {
  const random = newRandom(`login ${at('/')}`)
  const email = await newMember(request, 'Huda Aziz')
  await slowDown(page, random)
  await page.goto(at('/login'), { waitUntil: 'commit' })
  await random.pause(page, 1_500)
  await reload(page)
  await random.pause(page, 1_500)
  await page.getByRole('main').getByLabel(words(login.email)).fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: words(login.submit), exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
  await expect(page.locator('header').getByText('Huda Aziz').first()).toBeAttached()
})

type Card = { id: number; languages: { slug: string }[]; specialities: { slug: string }[] }

test('Slow filters of agents add up, and the link that is clicked last is followed', async ({
  page,
  at,
  words,
}) => {
  const random = newRandom(`agents ${at('/')}`)
  const answer = await page.request.get('/api/agents?emirate=dubai&kind=agent')
  const [wanted] = (await answer.json()).data.agents as Card[]
  await slowDown(page, random)
  await page.goto(at('/agents?emirate=dubai'), { waitUntil: 'commit' })
  const [speaks, knows] = [wanted!.languages[0]!.slug, wanted!.specialities[0]!.slug]
  const language = page.getByLabel(words(search.language))
  const speciality = page.getByLabel(words(search.speciality))
  const onlyAgents = page.getByRole('radio', { name: words(search.onlyAgents) })
  const choices = random.shuffle([
    { parameter: `language=${speaks}`, choose: () => language.selectOption(speaks) },
    { parameter: `speciality=${knows}`, choose: () => speciality.selectOption(knows) },
    { parameter: 'kind=agent', choose: () => onlyAgents.check({ force: true }) },
  ])
  for (const { parameter, choose } of choices) {
    await random.pause(page)
    await choose()
    if (random.next() > 0.5) continue
    await expect(page).toHaveURL(new RegExp(parameter))
    await reload(page)
  }
  for (const { parameter } of choices) await expect(page).toHaveURL(new RegExp(parameter))
  await random.pause(page)
  await page.locator(`${cards}[href*="/agents/${wanted!.id}/"]`).click()
  await expect(page).toHaveURL(new RegExp(`/agents/${wanted!.id}/`))
  await expect(page.getByRole('heading', { name: words(profile.facts) })).toBeVisible()
})

test('Slow filters of ads add up, and the ad that is clicked last is shown', async ({
  page,
  at,
  words,
}) => {
  const random = newRandom(`results ${at('/')}`)
  const pressed = await notePresses(page)
  await slowDown(page, random)
  await page.goto(at('/properties?purpose=sale'), { waitUntil: 'commit' })
  await random.pause(page, 1_500)
  await page.getByLabel(words(results.sort)).selectOption('price_asc')
  await random.pause(page)
  const rooms = page.locator('details[name=filter-panel]', { hasText: words(results.rooms) })
  await rooms.locator('summary').click()
  await rooms.locator('label', { has: page.locator('[value="2"]') }).click()
  await random.pause(page)
  await rooms.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/rooms=2/)
  await expect(page).toHaveURL(/sort=price_asc/)
  if (random.next() < 0.5) await reload(page)
  await random.pause(page)
  await page.locator(cards).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(pressed())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('A slow ad keeps each text and each step through reloads', async ({
  page,
  at,
  words,
  request,
}) => {
  const random = newRandom(`ad ${at('/')}`)
  await logInAsNewMember({ page, at, request }, '/account')
  await slowDown(page, random)
  await page.goto(at('/post-ad?step=words'), { waitUntil: 'commit' })
  const texts = {
    'name.en': 'Two bedroom home over the Marina',
    'name.ar': 'شقة بغرفتي نوم تطل على المارينا',
    'description.en': 'A bright apartment with a wide balcony over the yachts.',
  }
  for (const [name, text] of random.shuffle(Object.entries(texts))) {
    await field(page, name).fill(text)
    await random.pause(page, 1_500)
    if (random.next() < 0.6) await reload(page)
  }
  await holds(page, texts)
  await forward(page).click()
  await random.pause(page, 200)
  await reload(page)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(words(screen.price))
  await holds(page, texts)
})
