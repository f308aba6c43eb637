const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstIn = (table: [RegExp, string][], text: string) =>
  table.find(([sign]) => sign.test(text))?.[1]

/** `Chrome · Android`; a program that is no browser by its own first word. */
export function deviceOf(userAgent: string): string {
  const known = [firstIn(browsers, userAgent), firstIn(systems, userAgent)].filter(Boolean)
  return known.join(' · ') || /^[\w.-]{1,40}/.exec(userAgent)?.[0] || '?'
}
