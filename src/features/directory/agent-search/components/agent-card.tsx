import type { ReactNode } from 'react'
import { phrases as roles } from '#features/accounts/account/phrases.ts'
import { Portrait } from '#features/accounts/advertiser/components/portrait.tsx'
import { VerifiedName } from '#features/accounts/advertiser/components/verified-name.tsx'
import { phrases } from '#features/accounts/advertiser/phrases.ts'
import { kindOf } from '#features/accounts/advertiser/rules/kinds.ts'
import { isWritten, nameIn, shownText } from '#i18n/texts/both-texts.ts'
import { formatList } from '#i18n/format-list.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi, WrittenText } from '#ui/bdi.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { AgentContact } from './agent-contact.tsx'
import type { AgentItem } from './agents-page.ts'

type AgentProps = { agent: AgentItem }

function Fact({ icon, label, children }: { icon: IconName; label?: string; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} className="mt-1 size-4 shrink-0 text-muted" />
      <span className="min-w-0">
        {label && <span className="sr-only">{label}: </span>}
        {children}
      </span>
    </li>
  )
}

const maxSpecialities = 3

function Facts({ agent }: AgentProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { emirate, languages, specialities } = agent
  return (
    <ul className="grid content-start gap-1 text-sm">
      {emirate && <Fact icon="map-pin">{emirate}</Fact>}
      {languages.length > 0 && (
        <Fact icon="languages" label={words('languages')}>
          {formatList(languages, language)}
        </Fact>
      )}
      {specialities.length > 0 && (
        <Fact icon="tag" label={words('specialities')}>
          {specialities.slice(0, maxSpecialities).join(' · ')}
        </Fact>
      )}
    </ul>
  )
}

function Foot({ agent }: AgentProps) {
  const words = useWords(phrases)
  const { brn, orn, ads } = agent
  const licence = brn ?? orn
  return (
    <p className="mt-auto flex flex-wrap justify-between gap-x-3 border-t border-line pt-3 text-sm text-muted">
      <span className={ads > 0 ? 'font-medium text-palm' : ''}>
        {ads > 0 ? words('ads', { count: ads }) : words('noAds')}
      </span>
      {licence && (
        <span>
          {words(brn ? 'brn' : 'orn')} <Bdi>{licence}</Bdi>
        </span>
      )}
    </p>
  )
}

type CardProps = AgentProps & { isEarly?: boolean; origin: string }

function Heading({ agent, isEarly }: Omit<CardProps, 'origin'>) {
  const words = useWords(phrases)
  const nameOf = useWords(roles)
  const { names, role, photo, jobs, agency, verified, address } = agent
  const { text: name, lang } = shownText(names, useLanguage()) ?? {
    text: agent.name,
    lang: undefined,
  }
  const isPerson = kindOf(role) === 'agent' && isWritten(jobs)
  return (
    <div className="flex gap-3">
      <Portrait photo={photo} name={name} size="medium" isEarly={!!isEarly} />
      <div className="grid min-w-0 content-center">
        <h3 className="text-base">
          <SiteLink
            href={address}
            className="min-w-0 after:absolute after:inset-0 after:rounded-card"
          >
            <VerifiedName name={name} lang={lang} isVerified={verified} />
          </SiteLink>
          {verified && <span className="sr-only"> {words('verified')}</span>}
        </h3>
        <p className="text-sm text-muted">
          {isPerson ? <WrittenText texts={jobs} /> : nameOf(role)}
        </p>
        {agency && (
          <p className="written-line min-w-0 text-sm text-muted">
            <WrittenText texts={agency} />
          </p>
        )}
      </div>
    </div>
  )
}

/** The name's link covers the card; the buttons lie above it. */
export function AgentCard({ agent, isEarly, origin }: CardProps) {
  const language = useLanguage()
  const { phone, whatsapp } = agent
  const address = origin + pathInLanguage(agent.address, language)
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-card border border-line bg-card p-4 transition-colors duration-150 hover:border-palm">
      <Heading agent={agent} isEarly={!!isEarly} />
      <Facts agent={agent} />
      <Foot agent={agent} />
      {(phone || whatsapp) && (
        <div className="relative z-10 flex gap-2">
          <AgentContact
            name={nameIn(agent, language)}
            phone={phone}
            whatsapp={whatsapp}
            address={address}
          />
        </div>
      )}
    </article>
  )
}
