import { MembersOnly } from '#features/accounts/sessions/components/members-only.tsx'
import { useWords } from '#i18n/words.tsx'
import { OldAd, Waiting } from '../components/opening.tsx'
import { phrases } from '../phrases/screen.ts'
import { type Step, stepNamed } from '../rules.ts'

type EditAdProps = { id: string; step: string | undefined; goTo: (step: Step) => void }

const nothing = async () => undefined

export function EditAdScreen({ id, step, goTo }: EditAdProps) {
  return (
    <MembersOnly skeleton={<Waiting />} heading={useWords(phrases)('editTitle')}>
      <OldAd key={id} id={Number(id)} step={stepNamed(step)} goTo={goTo} onMade={nothing} />
    </MembersOnly>
  )
}
