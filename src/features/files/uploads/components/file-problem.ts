import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { wordsOf } from '#platform/browser/check-input.ts'
import { type FileKind, isPicture, isVideo } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { maxBytes, checkFile } from '../rules.ts'

export type WantedKind = 'image' | 'video'

const kinds: Record<string, FileKind> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
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
}

export const wrongKindMessage = (wanted: WantedKind, language: Language) =>
  wanted === 'image'
    ? wordsOf({ code: 'picture_needed' }, language)
    : formatPhrase(phrases.videoNeeded, language)

/** Checked here, so that nobody waits for 100 MB that will be refused. */
export function findFileProblem(
  file: File,
  wanted: WantedKind,
  language: Language,
): string | undefined {
  const kind = kindOf(file) ?? (wanted === 'image' ? 'jpeg' : 'mp4')
  const fits = wanted === 'image' ? isPicture(kind) || kind === 'heic' : isVideo(kind)
  if (!fits) return wrongKindMessage(wanted, language)
  const isTooLarge = file.size > maxBytes('account', kind)
  const refused = checkFile({ kind, bytes: file.size, isTooLarge }, 'account')
  return refused && wordsOf(refused.reason, language)
}
