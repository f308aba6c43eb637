// Closed lists of the wire. Their order is stored: property_search holds places in
// these lists, so new words go to the end.
export const purposes = ['sale', 'rent'] as const
export const rentPeriods = ['yearly', 'monthly', 'weekly', 'daily'] as const
export const furnishings = ['furnished', 'unfurnished', 'partly'] as const
export const readiness = ['ready', 'off-plan'] as const
export const finishings = ['finished', 'semi-finished', 'unfinished'] as const
export const paymentMethods = ['cash', 'mortgage', 'installments'] as const
export const advertiserTypes = ['owner', 'agent', 'agency', 'broker', 'developer'] as const
export const areaUnits = ['sqm', 'sqft'] as const
/** What the public sees is `live` or `under_offer`. */
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
