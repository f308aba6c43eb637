import { states } from '#features/listing/property/contract.ts'
import { anyNeed, type Need, needs } from '../contract/needs.ts'

export type State = (typeof states)[number]

/** Days before its last one in which an ad's end is something to see to. */
export const nearEnd = 7

/** A need's place in a mask of needs. */
export const needBit = (need: Need) => 1 << needs.indexOf(need)

export const allNeeds = 2 ** needs.length - 1

/** The bits of a filter. */
export const bitsOf = (need: (typeof anyNeed)[number]) =>
  need === 'any' ? allNeeds : needBit(need)

/** How many ads are of one state and ask for the same; `standing` as a survey adds it up. */
export type Group = { standing: number; total: number }

/** Above the bits of needs and of `standing` of properties: the state's place in the list. */
export const stateStep = 512

const stateIn = ({ standing }: Group) => states[Math.floor(standing / stateStep) - 1]

export const standingOf = (state: State) => (states.indexOf(state) + 1) * stateStep

type Filter = { state?: State | undefined; needs?: (typeof anyNeed)[number] | undefined }

/** How many ads a filter finds. */
export function matchingOf(groups: readonly Group[], { state, needs: need }: Filter): number {
  const bits = need ? bitsOf(need) : undefined
  const found = groups.filter(
    (group) =>
      (state === undefined || stateIn(group) === state) &&
      (bits === undefined || (group.standing & bits) !== 0),
  )
  return found.reduce((sum, { total }) => sum + total, 0)
}

/** Ads by state and by what they ask for, those without any too. */
export function countsOf(groups: readonly Group[]) {
  const sumOf = (isMeant: (group: Group) => boolean) =>
    groups.reduce((sum, group) => sum + (isMeant(group) ? group.total : 0), 0)
  const byState = states.map((state) => [state, sumOf((group) => stateIn(group) === state)])
  const byNeed = anyNeed.map((need) => {
    const bits = bitsOf(need)
    return [need, sumOf(({ standing }) => (standing & bits) !== 0)]
  })
  return {
    counts: Object.fromEntries(byState) as Record<State, number>,
    needs: Object.fromEntries(byNeed) as Record<(typeof anyNeed)[number], number>,
  }
}
