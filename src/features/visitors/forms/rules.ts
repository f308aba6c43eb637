import { minOpenMs } from './contract.ts'

type Signs = { website?: string | null | undefined; openMs?: number | null | undefined }

/** People leave the hidden field empty and need some seconds; other programs send no `openMs`. */
export function isSuspected({ website, openMs }: Signs): boolean {
  return Boolean(website?.trim()) || (openMs ?? minOpenMs) < minOpenMs
}

/** `+971 50 ••• ••33`: the first and last digits of a number are enough to recognise one's own. */
export function maskPhone(phone: string): string {
  const [start, end] = [phone.slice(0, 6), phone.slice(-2)]
  return start + '•'.repeat(Math.max(0, phone.length - start.length - end.length)) + end
}
