import { expect, test } from 'vitest'
import { deviceOf } from './rules.ts'

const chromium = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest} Safari/537.36`
const webkit = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`

const linux = 'X11; Linux x86_64'
const mac = 'Macintosh; Intel Mac OS X 10_15_7'
const phone = 'iPhone; CPU iPhone OS 18_0 like Mac OS X'
const windows = 'Windows NT 10.0; Win64; x64'

test.each([
  ['Headless Chrome · Linux', chromium(linux, 'HeadlessChrome/140.0.0.0')],
  ['Chromium · Linux', chromium(linux, 'Ubuntu Chromium/140.0.0.0 Chrome/140.0.0.0')],
  ['Chrome · Windows', chromium(windows, 'Chrome/140.0.0.0')],
  ['Edge · Windows', `${chromium(windows, 'Chrome/140.0.0.0')} Edg/140.0.0.0`],
  ['Opera · macOS', `${chromium(mac, 'Chrome/140.0.0.0')} OPR/120.0.0.0`],
  ['Yandex · Windows', chromium(windows, 'Chrome/140.0.0.0 YaBrowser/25.8.0.0 Yowser/2.5')],
  ['Vivaldi · Linux', `${chromium(linux, 'Chrome/140.0.0.0')} Vivaldi/7.5`],
  ['Safari · macOS', webkit(mac, 'Version/18.0 Safari/605.1.15')],
  ['Safari · iPhone', webkit(phone, 'Version/18.0 Mobile/15E148 Safari/604.1')],
  ['Chrome · iPhone', webkit(phone, 'CriOS/140.0.0.0 Mobile/15E148 Safari/604.1')],
  ['DuckDuckGo · iPhone', webkit(phone, 'Version/18.0 Mobile/15E148 Safari/604.1 Ddg/18.0')],
  ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'],
])('knows %s', (device, userAgent) => expect(deviceOf(userAgent)).toBe(device))

test.each([
  ['Linux', webkit(linux, 'Version/18.0 Safari/605.1.15')],
  ['iPhone', webkit(phone, 'Mobile/15E148 Safari/604.1')],
  ['curl', 'curl/8.5.0'],
  ['?', ''],
])('calls a browser that it does not know by what is certain: %s', (device, userAgent) =>
  expect(deviceOf(userAgent)).toBe(device),
)

test.each([
  `${'iPad '.repeat(1_000)}Version/${'1'.repeat(10_000)}`,
  `${'iPad '.repeat(1_000)}${'Version/1.'.repeat(1_000)}`,
  'Safari/'.repeat(2_000),
])('comes to an end with the longest header', (userAgent) =>
  expect(deviceOf(userAgent)).toMatch(/^(iPad|Safari)$/),
)
