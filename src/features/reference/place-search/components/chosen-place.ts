import type { LocationHit } from '../contract.ts'

/** What a chip needs of a place. */
export type ChosenPlace = Pick<LocationHit, 'id' | 'name'>

export type PlaceComboboxProps = {
  control: { id: string; 'aria-describedby': string | undefined }
  chosen: readonly ChosenPlace[]
  /** What the plain field holds: asked once, in the very render that takes its place. */
  start: () => { typed: string; hasFocus: boolean }
  onChoose: (chosen: ChosenPlace[]) => void
  maxPlaces: number
  /** Characters of what is typed, as a keyword too. */
  maxLength: number
  /** One place too many was asked for; `reason` says so in the reader's language. */
  onRefuse: (reason: string) => void
}
