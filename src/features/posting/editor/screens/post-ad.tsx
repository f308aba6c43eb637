import { useState } from 'react'
import { MembersOnly } from '#features/accounts/sessions/components/members-only.tsx'
import { useWords } from '#i18n/words.tsx'
import { NewAdPage, StoredAdPage, AdPageSkeleton } from '../components/ad-page.tsx'
import { phrases } from '../phrases/screen.ts'
import { type Step, findStep } from '../rules.ts'

type PostAdProps = {
  draft: string | undefined
  step: string | undefined
  goTo: (step: Step) => void
  onMade: (id: number) => Promise<void>
}

type Round = { count: number; made: number | undefined; isNamed: boolean }

/** The form stays the same when the address names its draft; without a number it is a new form. */
function useRound(draft: number | undefined) {
  const [round, setRound] = useState<Round>({ count: 0, made: undefined, isNamed: false })
  const { count, made, isNamed } = round
  if (made !== undefined && draft === made && !isNamed) setRound({ ...round, isNamed: true })
  if (isNamed && draft === undefined) {
    setRound({ count: count + 1, made: undefined, isNamed: false })
  }
  const begin = (id: number) => setRound({ count, made: id, isNamed: false })
  return { count, begin, isOwn: draft === undefined || draft === made }
}

/** Spec 2: the post-ad multi-step form. */
export function PostAdScreen({ draft: named, step, goTo, onMade }: PostAdProps) {
  const draft = named === undefined ? undefined : Number(named)
  const rest = { step: findStep(step), goTo }
  const { count, begin, isOwn } = useRound(draft)
  const made = (id: number) => {
    begin(id)
    return onMade(id)
  }
  return (
    <MembersOnly skeleton={<AdPageSkeleton />} heading={useWords(phrases)('postTitle')}>
      {isOwn || draft === undefined ? (
        <NewAdPage key={`new ${count}`} {...rest} onMade={made} />
      ) : (
        <StoredAdPage key={draft} id={draft} {...rest} onMade={onMade} />
      )}
    </MembersOnly>
  )
}
