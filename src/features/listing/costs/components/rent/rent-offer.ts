import type { Text } from '#i18n/phrases.ts'
import { increaseInForce } from '../../rules/rent-increase.ts'

/** The median rent of `count` ads, which are for `group` in `place`; in dirhams a year. */
export type RentOffer = { median: number; count: number; group: Text; place: Text }

export const isRentLimitedIn = (emirate: string | undefined) => emirate === increaseInForce.emirate
