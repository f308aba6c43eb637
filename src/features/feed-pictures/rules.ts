/** Pictures of ads come after the ads, by themselves. */
export const pictureQueue = 'feed-pictures'
