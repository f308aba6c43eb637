import type { CountedPurpose, LocationHit } from '../contract.ts'

export type ChosenPlace = Pick<LocationHit, 'id' | 'name'>

/** Of the plain field as it is replaced; `selected` (the caret, if both are the same) only where it has the focus. */
export type PlainField = { typed: string; selected: [start: number, end: number] | undefined }

export type PlaceComboboxProps = {
  control: { id: string; 'aria-describedby': string | undefined }
  chosen: readonly ChosenPlace[]
  /** Called once, in the render that replaces the plain field. */
  start: () => PlainField
  onChoose: (chosen: ChosenPlace[]) => void
  maxPlaces: number
  maxLength: number
  /** Whose ads the suggestions count; without it all. */
  purpose: CountedPurpose | undefined
  onRefuse: (reason: string) => void
}
