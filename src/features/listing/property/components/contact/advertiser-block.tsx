import type { ReactNode } from 'react'
import { Portrait } from '#features/accounts/advertiser/components/portrait.tsx'
import { VerifiedName } from '#features/accounts/advertiser/components/verified-name.tsx'
import { agentAddress } from '#features/accounts/advertiser/contract.ts'
import { formatList } from '#i18n/format-list.ts'
import { textIn } from '#i18n/phrases.ts'
import { nameIn, type PartialText, shownText } from '#i18n/texts/both-texts.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi, WrittenText } from '#ui/bdi.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import { resultsAddress } from '../page/results-address.ts'

type Advertiser = NonNullable<Property['agent'] | Property['agency']>

function Name({ advertiser }: { advertiser: Advertiser }) {
  const words = useWords(phrases)
  const { verified, hasProfile } = advertiser
  const shown = shownText(advertiser.names, useLanguage())
  const name = (
    <VerifiedName name={shown?.text ?? advertiser.name} lang={shown?.lang} isVerified={verified} />
  )
  return (
    <span className="font-medium">
      {hasProfile ? (
        <SiteLink href={agentAddress(advertiser)} className="hover:text-palm hover:underline">
          {name}
        </SiteLink>
      ) : (
        name
      )}
      {verified && <span className="sr-only"> {words('verified')}</span>}
    </span>
  )
}

function Licence({ label, number }: { label: string; number: string | null }) {
  if (!number) return null
  return (
    <span>
      {label} <Bdi>{number}</Bdi>
    </span>
  )
}

function Languages({ spoken }: { spoken: Property['agentLanguages'] }) {
  const words = useWords(phrases)
  const language = useLanguage()
  if (spoken.length === 0) return null
  const names = spoken.map(({ name }) => textIn(name, language))
  return (
    <span className="text-sm text-muted">
      {words('speaks', { languages: formatList(names, language) })}
    </span>
  )
}

type Props = {
  advertiser: Advertiser
  jobs?: PartialText
  licence: ReactNode
  languages?: ReactNode
  href: string
}

function Advertising({ advertiser, jobs, licence, languages, href }: Props) {
  const words = useWords(phrases)
  const name = nameIn(advertiser, useLanguage())
  return (
    <div className="flex gap-3">
      <Portrait photo={advertiser.photo} name={name} />
      <div className="grid min-w-0 content-start">
        <Name advertiser={advertiser} />
        <span className="flex flex-wrap gap-x-2 text-sm text-muted">
          {jobs && <WrittenText texts={jobs} />}
          {licence}
        </span>
        {languages}
        <SiteLink
          href={href}
          className="inline-flex min-h-7 items-center text-sm text-palm underline-offset-4 hover:underline"
        >
          {words('allOf', { name })}
        </SiteLink>
      </div>
    </div>
  )
}

export function AdvertiserBlock({ ad: { agent, agency, agentLanguages } }: { ad: Property }) {
  const words = useWords(phrases)
  if (!agent && !agency) return null
  return (
    <div className="grid gap-3">
      {agent && (
        <Advertising
          advertiser={agent}
          jobs={agent.jobs}
          licence={<Licence label={words('brn')} number={agent.brn} />}
          languages={<Languages spoken={agentLanguages} />}
          href={resultsAddress({ agent: agent.id })}
        />
      )}
      {agency && agency.id !== agent?.id && (
        <Advertising
          advertiser={agency}
          licence={<Licence label={words('orn')} number={agency.orn} />}
          href={resultsAddress({ agency: agency.id })}
        />
      )}
    </div>
  )
}
