import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { wordsOf } from '#platform/browser/check-input.ts'
import { type FileKind, isPicture, isVideo } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { maxBytes, checkFile } from '../rules.ts'

export type WantedKind = 'image' | 'video' | 'document'

const kinds: Record<string, FileKind> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'application/pdf': 'pdf',
}

/** The browser knows only name and type; the server checks the content. */
function kindOf({ name, type }: File): FileKind | undefined {
  if (/\.hei[cf]$/i.test(name)) return 'heic'
  return type ? (kinds[type] ?? 'other') : undefined
}

export const accepted: Record<WantedKind, string> = {
  // Without HEIC, phones send a JPEG by themselves.
  image: 'image/jpeg,image/png,image/webp',
  video: 'video/mp4,video/webm,video/quicktime',
  document: 'application/pdf',
}

export const wrongKindMessage = (wanted: WantedKind, language: Language) =>
  wanted === 'video'
    ? formatPhrase(phrases.videoNeeded, language)
    : wordsOf({ code: wanted === 'image' ? 'picture_needed' : 'document_needed' }, language)

/** Where the browser does not know the type of a file, the server checks it. */
const assumedKinds: Record<WantedKind, FileKind> = { image: 'jpeg', video: 'mp4', document: 'pdf' }

const fitting: Record<WantedKind, (kind: FileKind) => boolean> = {
  image: (kind) => isPicture(kind) || kind === 'heic',
  video: isVideo,
  document: (kind) => kind === 'pdf',
}

/** Documents are only taken for a public form. */
export const purposeOf = (wanted: WantedKind) =>
  wanted === 'document' ? ('fundraising' as const) : ('account' as const)

/** Checked here, so that nobody waits for 100 MB that will be refused. */
export function findFileProblem(
  file: File,
  wanted: WantedKind,
  language: Language,
): string | undefined {
  const kind = kindOf(file) ?? assumedKinds[wanted]
  if (!fitting[wanted](kind)) return wrongKindMessage(wanted, language)
  const purpose = purposeOf(wanted)
  const isTooLarge = file.size > maxBytes(purpose, kind)
  const refused = checkFile({ kind, bytes: file.size, isTooLarge }, purpose)
  return refused && wordsOf(refused.reason, language)
}
