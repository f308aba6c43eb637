import encodeQR from 'qr'

/** A real code leads to the authority's page of the permit; there is none for an invented number. */
const textOf = (permitNumber: string) => `Demo of Dara: permit ${permitNumber} is not a real one.`

/** With a light ground, since cameras cannot read the code on a dark page. */
export function drawCode(permitNumber: string): string {
  const ground = '<rect width="100%" height="100%" fill="#fff"/>'
  const svg = encodeQR(textOf(permitNumber), 'svg', { ecc: 'medium' })
  return svg.replace('><path', `>${ground}<path`)
}
