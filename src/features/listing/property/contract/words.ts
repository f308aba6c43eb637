// The order is stored: property_search holds positions in these lists, so append new words.
export const purposes = ['sale', 'rent'] as const
export const rentPeriods = ['yearly', 'monthly', 'weekly', 'daily'] as const
export const furnishings = ['furnished', 'unfurnished', 'partly'] as const
export const readiness = ['ready', 'off-plan'] as const
export const finishings = ['finished', 'semi-finished', 'unfinished'] as const
export const paymentMethods = ['cash', 'mortgage', 'installments'] as const
export const advertiserTypes = ['owner', 'agent', 'agency', 'broker', 'developer'] as const
export { areaUnits } from '#features/reference/site-settings/contract/area-units.ts'
/** The public sees `live` and `under_offer`. */
export const states = [
  'draft',
  'awaiting_payment',
  'in_review',
  'changes_requested',
  'rejected',
  'live',
  'under_offer',
  'suspended',
  'expired',
  'closed',
] as const
