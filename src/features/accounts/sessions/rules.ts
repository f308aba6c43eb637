/** Specific names come first: most browsers call themselves Chrome or Safari as well. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPX|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\bUC?Browser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\//, 'Headless Chrome'],
  [/\bChromium\//, 'Chromium'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  // Lookaheads from the start, since one long pattern would be tried in each order.
  [/^(?=.*\b(Mac OS X|iPhone|iPad)\b)(?=.*\bVersion\/\d)(?=.*\bSafari\/)/, 'Safari'],
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

/** Such as `Chrome · Android`; for an unknown program its first word. */
export function deviceOf(userAgent: string): string {
  const known = [firstIn(browsers, userAgent), firstIn(systems, userAgent)].filter(Boolean)
  return known.join(' · ') || /^[\w.-]{1,40}/.exec(userAgent)?.[0] || '?'
}
