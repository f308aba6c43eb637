import type { ReactNode } from 'react'
import { Portrait } from '#features/accounts/advertiser/components/portrait.tsx'
import { VerifiedName } from '#features/accounts/advertiser/components/verified-name.tsx'
import { agentAddress } from '#features/accounts/advertiser/contract.ts'
import { contentLanguageOf } from '#i18n/language.ts'
import { languageOfText } from '#i18n/script.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/page.ts'
import { resultsAddress } from '../page/results-address.ts'

type Advertiser = NonNullable<Property['agent'] | Property['agency']>

function Name({ advertiser }: { advertiser: Advertiser }) {
  const words = useWords(phrases)
  const { name, verified, hasProfile } = advertiser
  return (
    <span className="font-medium">
      {hasProfile ? (
        <SiteLink href={agentAddress(advertiser)} className="hover:text-palm hover:underline">
          <VerifiedName name={name} isVerified={verified} />
        </SiteLink>
      ) : (
        <VerifiedName name={name} isVerified={verified} />
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

type Props = { advertiser: Advertiser; job?: string | null; licence: ReactNode; href: string }

function Advertising({ advertiser, job, licence, href }: Props) {
  const words = useWords(phrases)
  const language = contentLanguageOf(useLanguage())
  // A job is written in one language only, so pages in the other leave it out.
  const isJobShown = job && languageOfText(job) === language
  return (
    <div className="flex gap-3">
      <Portrait photo={advertiser.photo} name={advertiser.name} />
      <div className="grid min-w-0 content-start">
        <Name advertiser={advertiser} />
        <span className="flex flex-wrap gap-x-2 text-sm text-muted">
          {isJobShown && <span>{job}</span>}
          {licence}
        </span>
        <SiteLink
          href={href}
          className="inline-flex min-h-7 items-center text-sm text-palm underline-offset-4 hover:underline"
        >
          {words('allOfAdvertiser')}
        </SiteLink>
      </div>
    </div>
  )
}

export function AdvertiserBlock({ ad: { agent, agency } }: { ad: Property }) {
  const words = useWords(phrases)
  if (!agent && !agency) return null
  return (
    <div className="grid gap-3">
      {agent && (
        <Advertising
          advertiser={agent}
          job={agent.job}
          licence={<Licence label={words('brn')} number={agent.brn} />}
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
