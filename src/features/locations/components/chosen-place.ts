import type { LocationHit } from '#features/locations/contract.ts'

/** What a chip needs of a place. */
export type ChosenPlace = Pick<LocationHit, 'id' | 'name'>

export type PlaceComboboxProps = {
  control: { id: string; 'aria-describedby': string | undefined }
  chosen: readonly ChosenPlace[]
  /** What the plain field holds: asked once, in the very render that takes its place. */
  start: () => { typed: string; hasFocus: boolean }
  onChoose: (chosen: ChosenPlace[]) => void
  /** A fifth place was asked for. */
  onRefuse: () => void
}

/**
 * The plain field and the combobox look alike, so that one can take the other's place. Within
 * `data-one-line` chips scroll sideways instead of making the field taller.
 */
export const placeBoxClass =
  'flex min-h-11 w-full flex-wrap items-center gap-1.5 rounded-control border border-edge bg-card ' +
  'px-1.5 py-1 transition-colors duration-150 focus-within:border-palm hover:border-palm ' +
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-palm ' +
  'in-data-one-line:h-11 in-data-one-line:flex-nowrap in-data-one-line:overflow-x-auto ' +
  'in-data-one-line:*:shrink-0 no-scrollbar'

export const placeInputClass =
  'min-h-8 w-32 flex-1 bg-transparent px-1.5 text-ink outline-none placeholder:text-muted'
