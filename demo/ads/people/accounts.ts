import { bilingual } from '#i18n/bilingual.ts'
import { type ContentLanguage, defaultLanguage, otherContentLanguage } from '#i18n/language.ts'
import { formatPhrase, type Text } from '#i18n/phrases.ts'
import { dayMs } from '#i18n/time-units.ts'
import { type Random, randomOf } from '../ads/random.ts'
import { agencies } from './agencies.ts'
import { emblemOf, faceOf } from './photos.ts'
import { agents } from './agents.ts'
import { others } from './others.ts'
import type { DemoAccount, Manners, Office, Other, Person, Role, Setting } from './account.ts'

const languageOf = ({ writes = defaultLanguage }: { writes?: ContentLanguage }) => writes

type Written = { name: Text; job: Text; bio: Text }

/** In the language in which somebody writes, and in the other one. */
function textsOf({ name, job, bio }: Written, language: ContentLanguage) {
  const other = otherContentLanguage(language)
  return {
    name: name[language],
    secondName: name[other],
    job: job[language],
    secondJob: job[other],
    bio: bio[language],
    secondBio: bio[other],
  }
}

const nothing: Text = { en: '', ar: '' }

const networks = ['50', '52', '54', '55', '56', '58']

/** Numbers of a block that no network has given out: 5x 000 …. */
const phoneOf = (number: number, random: Random) =>
  `+971${random.pick(networks)}000${String(1000 + number * 37).slice(-4)}`

const deal = ['sales', 'leasing']

function specialitiesOf(role: Role, emirate: string, random: Random): string[] {
  const trade = random.pick(deal)
  if (role === 'company') return ['off-plan-properties', 'investment-advice']
  if (role === 'landlord') return ['residential-leasing']
  const extra = ['dubai', 'abu-dhabi', 'ras-al-khaimah'].includes(emirate)
    ? ['off-plan-properties', 'waterfront-homes', 'luxury-homes', 'mortgage-advice']
    : ['villas-and-townhouses', 'land-and-plots', 'farms-and-rest-houses', 'property-management']
  return [
    `residential-${trade}`,
    random.pick(extra),
    ...(random.chance(0.3) ? [`commercial-${trade}`] : []),
  ]
}

type Basics = { slug: string; role: Role; emirate: string; number: number }

function accountOf(basics: Basics, setting: Setting, random: Random): DemoAccount {
  const { number, ...rest } = basics
  const phone = phoneOf(number, random)
  const licensed = basics.role === 'agent' || basics.role === 'broker'
  const office = basics.role === 'agency' || basics.role === 'company'
  const age = random.whole(20, 2900) * dayMs
  return {
    ...rest,
    email: `${basics.slug}@demo.example`,
    phone,
    whatsapp: random.chance(0.9) ? phone : null,
    showPhone: !random.chance(0.06),
    name: '',
    secondName: null,
    job: null,
    secondJob: null,
    bio: null,
    secondBio: null,
    brn: licensed
      ? String(random.whole(21_000, 89_999) + (random.chance(0.3) ? 100_000 : 0))
      : null,
    orn: office ? String(random.whole(1_200, 39_999)) : null,
    membershipId: random.chance(0.4) ? `M-${2000 + number}` : null,
    companyAddress: null,
    photo: null,
    verified: basics.role === 'landlord' ? random.chance(0.3) : random.chance(0.7),
    agency: null,
    languages: ['english'],
    specialities: specialitiesOf(basics.role, basics.emirate, random),
    createdAt: new Date(setting.today.getTime() - age),
  }
}

type Making = { manners: Manners; setting: Setting }

const ownTexts = ({ slug }: { slug: string }, job: Text, { names, ownBios }: Manners): Written => ({
  name: names[slug] ?? nothing,
  job,
  bio: ownBios[slug] ?? nothing,
})

function agencyOf(office: Office, number: number, { manners, setting }: Making): DemoAccount {
  const random = randomOf(7_000 + number)
  const { slug, emirate } = office
  const account = accountOf({ slug, emirate, role: 'agency', number }, setting, random)
  const home = random.pick(setting.communities.get(emirate) ?? [])
  const language = languageOf(office)
  return {
    ...account,
    ...textsOf(ownTexts(office, manners.jobs.agency, manners), language),
    photo: emblemOf(number),
    companyAddress: home ? home.name[language] : null,
    languages: ['arabic', 'english'],
  }
}

function agentOf(person: Person, number: number, { manners, setting }: Making): DemoAccount {
  const random = randomOf(8_000 + number)
  const office = agencies[Math.floor(number / 2) % agencies.length]
  const emirate = office?.emirate ?? 'dubai'
  const { slug, languages } = person
  const basics = { slug, emirate, role: 'agent' as const, number: 40 + number }
  const home = random.pick(setting.communities.get(emirate) ?? [])
  const said = manners.bios[(number * 5 + 2) % manners.bios.length] ?? nothing
  const name = manners.names[slug] ?? nothing
  const job = person.feminine ? manners.jobs.womanAgent : manners.jobs.agent
  const bio = bilingual((language) =>
    formatPhrase(said, language, { place: home?.name[language] ?? '' }),
  )
  return {
    ...accountOf(basics, setting, random),
    ...textsOf({ name, job, bio }, languageOf(person)),
    agency: office?.slug ?? null,
    photo: faceOf(person),
    languages: languages.split(' '),
  }
}

const womensJobs = { broker: 'womanBroker', landlord: 'womanLandlord' } as const

function jobOf({ feminine }: Other, role: Exclude<Role, 'operator'>, { jobs }: Manners): Text {
  const hers = feminine && (role === 'broker' || role === 'landlord')
  return jobs[hers ? womensJobs[role] : role]
}

function otherOf(other: Other, number: number, { manners, setting }: Making): DemoAccount {
  const { slug, emirate, languages } = other
  const role = other.role as Exclude<Role, 'operator'>
  const basics = { slug, emirate, role, number: 120 + number }
  return {
    ...accountOf(basics, setting, randomOf(9_000 + number)),
    ...textsOf(ownTexts(other, jobOf(other, role, manners), manners), languageOf(other)),
    photo: role === 'company' ? emblemOf(40 + number) : faceOf(other),
    languages: languages.split(' '),
  }
}

/** Staff of the marketplace; has no public profile and owns no ads. */
function operatorOf({ manners, setting }: Making): DemoAccount {
  const basics = { slug: 'operator', emirate: 'dubai', number: 199 }
  const account = accountOf({ ...basics, role: 'operator' }, setting, randomOf(6_000))
  const { en: name, ar: secondName } = manners.names.operator ?? nothing
  return { ...account, name, secondName, specialities: [], whatsapp: null, membershipId: null }
}

/** The accounts of the demo; the six that the login page offers come with the others. */
export function accountsOf(manners: Manners, setting: Setting) {
  const making = { manners, setting }
  return {
    agencies: agencies.map((office, number) => agencyOf(office, number, making)),
    people: [
      ...agents.map((person, number) => agentOf(person, number, making)),
      ...others.map((other, number) => otherOf(other, number, making)),
      operatorOf(making),
    ],
  }
}
