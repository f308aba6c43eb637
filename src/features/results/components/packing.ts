/** What our own pictures come in, as wide as a card draws them: 328 to 384 px, two or three times. */
export const usualWidths = [640, 960] as const
