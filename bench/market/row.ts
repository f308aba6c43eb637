/** An ad as the importer reads it (docs/importing.md), what a copy changes by name. */
export type Row = {
  id: string
  price: number
  locationId?: number
  lat?: number
  lng?: number
  createdAt?: string
  [field: string]: unknown
}
