import { MembersOnly } from '#features/accounts/sessions/components/members-only.tsx'
import { useWords } from '#i18n/words.tsx'
import { StoredAdPage, AdPageSkeleton } from '../components/ad-page.tsx'
import { phrases } from '../phrases/screen.ts'
import { type Step, findStep } from '../rules.ts'

type EditAdProps = { id: string; step: string | undefined; goTo: (step: Step) => void }

const nothing = async () => undefined

export function EditAdScreen({ id, step, goTo }: EditAdProps) {
  return (
    <MembersOnly skeleton={<AdPageSkeleton />} heading={useWords(phrases)('editTitle')}>
      <StoredAdPage key={id} id={Number(id)} step={findStep(step)} goTo={goTo} onMade={nothing} />
    </MembersOnly>
  )
}
