/** The specification: fifteen similar ads. */
export const similarTo = (id: number) => ({ params: { id }, query: { limit: 15 } })
