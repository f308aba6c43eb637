/** One script for all panels, loaded when the first of them is near. */
export { ApplyButton } from './apply-button.tsx'
export { RoomChoices, TypeChoices } from './filter-choices.tsx'
export { PriceChoices } from './price-choices.tsx'
export { RentChoices } from './rent-choices.tsx'
