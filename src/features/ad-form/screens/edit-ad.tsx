import { MembersOnly } from '#features/sessions/components/members-only.tsx'
import { OldAd, Waiting } from '../components/opening.tsx'
import { type Step, stepNamed } from '../rules.ts'

type EditAdProps = { id: string; step: string | undefined; goTo: (step: Step) => void }

const nothing = async () => undefined

/** An own ad, be it a draft or on show. */
export function EditAdScreen({ id, step, goTo }: EditAdProps) {
  return (
    <MembersOnly skeleton={<Waiting />}>
      <OldAd key={id} id={Number(id)} step={stepNamed(step)} goTo={goTo} onMade={nothing} />
    </MembersOnly>
  )
}
