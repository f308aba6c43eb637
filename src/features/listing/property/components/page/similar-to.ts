/** Spec 9: fifteen. */
export const similarTo = (id: number) => ({ params: { id }, query: { limit: 15 } })
