/** The column of a field: `propertyAge` is in `property_age`. */
export const columnOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
