import type { ReactNode } from 'react'
import type { Agent } from '#features/accounts/advertiser/contract.ts'
import { phrases as shared } from '#features/accounts/advertiser/phrases.ts'
import { formatList } from '#i18n/format-list.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { Surface } from '#ui/surface.tsx'
import { phrases } from '../phrases.ts'

type FactProps = { label: string; note?: string; children: ReactNode }

function Fact({ label, note, children }: FactProps) {
  return (
    <div className="grid content-start gap-0.5 border-b border-line py-3 last:border-0 last:pb-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        {children}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dd>
    </div>
  )
}

function Numbers({ agent: { brn, orn, membershipId } }: { agent: Agent }) {
  const words = useWords(phrases)
  const sharedWords = useWords(shared)
  return (
    <>
      {brn && (
        <Fact label={sharedWords('brn')} note={words('brnMeaning')}>
          <Bdi>{brn}</Bdi>
        </Fact>
      )}
      {orn && (
        <Fact label={sharedWords('orn')} note={words('ornMeaning')}>
          <Bdi>{orn}</Bdi>
        </Fact>
      )}
      {membershipId && (
        <Fact label={words('membershipId')}>
          <Bdi>{membershipId}</Bdi>
        </Fact>
      )}
    </>
  )
}

/** Nothing of a profile without any: there would be a heading alone. */
export function ProfileFacts({ agent }: { agent: Agent }) {
  const words = useWords(phrases)
  const sharedWords = useWords(shared)
  const language = useLanguage()
  const { emirate, languages, specialities, brn, orn, membershipId } = agent
  const names = (list: Agent['languages']) => list.map(({ name }) => textIn(name, language))
  const isKnown = emirate ?? brn ?? orn ?? membershipId ?? [...languages, ...specialities][0]
  if (!isKnown) return null
  return (
    <Surface className="p-4 md:p-5">
      <section aria-labelledby="facts">
        <h2 id="facts" className="text-base">
          {words('facts')}
        </h2>
        <dl>
          {emirate && <Fact label={words('emirate')}>{textIn(emirate.name, language)}</Fact>}
          {languages.length > 0 && (
            <Fact label={sharedWords('languages')}>{formatList(names(languages), language)}</Fact>
          )}
          {specialities.length > 0 && (
            <Fact label={sharedWords('specialities')}>{names(specialities).join(' · ')}</Fact>
          )}
          <Numbers agent={agent} />
        </dl>
      </section>
    </Surface>
  )
}
