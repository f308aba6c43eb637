import type { CountedPurpose, LocationHit } from '../contract.ts'

export type ChosenPlace = Pick<LocationHit, 'id' | 'name'>

export type PlaceComboboxProps = {
  control: { id: string; 'aria-describedby': string | undefined }
  chosen: readonly ChosenPlace[]
  /** Called once, in the render that replaces the plain field. */
  start: () => { typed: string; hasFocus: boolean }
  onChoose: (chosen: ChosenPlace[]) => void
  maxPlaces: number
  maxLength: number
  /** Whose ads the suggestions count; without it all. */
  purpose: CountedPurpose | undefined
  onRefuse: (reason: string) => void
}
