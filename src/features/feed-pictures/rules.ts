/** Pictures of ads come after the ads, by themselves. */
export const pictureQueue = { name: 'feed-pictures', isLong: true }
