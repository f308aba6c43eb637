/** Whether the ads beside each other are not alike in it. */
export const differs = (values: readonly unknown[]): boolean =>
  new Set(values.map((value) => JSON.stringify(value ?? null))).size > 1
