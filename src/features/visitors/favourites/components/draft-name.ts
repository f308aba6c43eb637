import { userName } from '#platform/browser/bearer.ts'

/** Different people may log in one after the other in one tab: each has only their own drafts. */
export const draftName = (id: number) => `favorite-note-${id}-${userName()}`
