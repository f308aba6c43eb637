import { type Agent, agentAddress } from '#features/accounts/advertiser/contract.ts'
import { valuesOf } from '#i18n/bilingual.ts'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { type Language, pathInLanguage } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { hasMembers } from './profile-queries.ts'

type HeadContext = { origin: string; language: Language }

function personOf({ jobs, languages, agency }: Agent, { origin, language }: HeadContext) {
  const job = textIn(jobs, language)
  return {
    '@type': 'Person',
    ...(job && { jobTitle: job }),
    ...(languages.length > 0 && {
      knowsLanguage: languages.map(({ name }) => textIn(name, language)),
    }),
    ...(agency && {
      worksFor: {
        '@type': 'RealEstateAgent',
        name: nameIn(agency, language),
        url: origin + pathInLanguage(agentAddress(agency), language),
      },
    }),
  }
}

/** Structured data (schema.org), with no more than the page shows in one of its languages. */
export function profileData(agent: Agent, at: HeadContext) {
  const { photo, phone, emirate, memberSince } = agent
  const url = at.origin + pathInLanguage(agentAddress(agent), at.language)
  const emirateName = emirate && textIn(emirate.name, at.language)
  const address = { '@type': 'PostalAddress', addressCountry: 'AE', addressRegion: emirateName }
  const name = nameIn(agent, at.language)
  const otherName = valuesOf(agent.names).find((one) => one !== null && one !== name)
  const bio = textIn(agent.bios, at.language)
  const mainEntity = {
    ...(hasMembers(agent) ? { '@type': 'RealEstateAgent' } : personOf(agent, at)),
    '@id': url,
    name,
    ...(otherName && { alternateName: otherName }),
    url,
    ...(photo && { image: new URL(photo.url, at.origin).href }),
    ...(phone && { telephone: phone }),
    ...(bio && { description: bio }),
    ...(emirateName && { address }),
  }
  return {
    '@type': 'ProfilePage',
    url,
    inLanguage: at.language,
    dateCreated: memberSince,
    mainEntity,
  }
}
