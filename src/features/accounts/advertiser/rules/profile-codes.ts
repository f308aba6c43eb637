import encodeQR from 'qr'
import type { Agent } from '../contract.ts'

/** Pixels at which the vector drawing is shown. */
const side = 512

export function profileCodeOf(id: number): NonNullable<Agent['photo']> {
  const url = `/media/profile-codes/${id}.svg`
  return { id: `profile-code-${id}`, url, width: side, height: side, thumbhash: null }
}

export function accountOfFile(file: string): number | undefined {
  const id = /^([1-9]\d{0,8})\.svg$/.exec(file)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** Dark on white in both themes and with the standard's quiet zone, so that cameras can read it. */
export function codeOf(address: string): string {
  const svg = encodeQR(address, 'svg', { ecc: 'medium', border: 4 })
  return svg.replace('>', '><rect width="100%" height="100%" fill="#fff"/>')
}
