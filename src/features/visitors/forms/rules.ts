import { minOpenMs } from './contract.ts'

type Signs = { topicNote?: string | null | undefined; openMs?: number | null | undefined }

/** People leave the hidden field empty and need some seconds; other programs send no `openMs`. */
export function isSuspected({ topicNote, openMs }: Signs): boolean {
  return Boolean(topicNote?.trim()) || (openMs ?? minOpenMs) < minOpenMs
}

/** `+971•••••••33` is enough to recognise one's own number; of a short one even less is shown. */
export function maskPhone(phone: string): string {
  const [start, end] =
    phone.length < 11 ? [phone.slice(0, 2), ''] : [phone.slice(0, 4), phone.slice(-2)]
  return start + '•'.repeat(phone.length - start.length - end.length) + end
}
