import type { ReactNode } from 'react'
import type { Agent } from '#features/accounts/advertiser/contract.ts'
import { phrases as shared } from '#features/accounts/advertiser/phrases.ts'
import { formatDay } from '#i18n/format.ts'
import { formatList } from '#i18n/format-list.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { phrases } from '../phrases.ts'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 border-b border-line py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Numbers({ agent: { brn, orn, membershipId } }: { agent: Agent }) {
  const words = useWords(phrases)
  const sharedWords = useWords(shared)
  const numbers = [
    { label: sharedWords('brn'), number: brn },
    { label: sharedWords('orn'), number: orn },
    { label: words('membershipId'), number: membershipId },
  ]
  return numbers.map(
    ({ label, number }) =>
      number && (
        <Fact key={label} label={label}>
          <Bdi>{number}</Bdi>
        </Fact>
      ),
  )
}

export function ProfileFacts({ agent }: { agent: Agent }) {
  const words = useWords(phrases)
  const sharedWords = useWords(shared)
  const language = useLanguage()
  const { emirate, languages, specialities, memberSince } = agent
  const names = (list: Agent['languages']) => list.map(({ name }) => textIn(name, language))
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl md:text-2xl">
        {words('facts')}
      </h2>
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {emirate && <Fact label={words('emirate')}>{textIn(emirate.name, language)}</Fact>}
        {languages.length > 0 && (
          <Fact label={sharedWords('languages')}>{formatList(names(languages), language)}</Fact>
        )}
        {specialities.length > 0 && (
          <Fact label={sharedWords('specialities')}>{names(specialities).join(' · ')}</Fact>
        )}
        <Numbers agent={agent} />
        <Fact label={words('memberSince')}>{formatDay(memberSince, language)}</Fact>
      </dl>
    </section>
  )
}
