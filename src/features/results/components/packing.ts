/** What our own pictures come in, as wide as a card draws them: 328 px and up, three times 384 at most. */
export const usualWidths = [640, 960, 1280] as const
