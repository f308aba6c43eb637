import { line, mix, oval, path, sheet } from './paint.ts'

type Colours = { ink: string; accent: string }

/** Ground, emblem, and the one detail of it that is set off. */
const palettes = [
  ['#0e5a4c', '#f3ead8', '#e0a15c'],
  ['#23415c', '#eef2f0', '#d9b25f'],
  ['#f1e8d6', '#0e5a4c', '#b4472f'],
  ['#7b3b2e', '#f6eadc', '#e6bd84'],
  ['#e4ebe7', '#23415c', '#4d9a86'],
  ['#33343f', '#efe9dd', '#c98a6b'],
  ['#f4dfcf', '#7b3b2e', '#23415c'],
  ['#5c6b45', '#f5efdf', '#e3c46d'],
] as const

/** Emblems of brokerages: what one sees along the coast, in the dunes and above the doors. */
const emblems: ((colours: Colours) => string)[] = [
  // an arch with a sun in it
  ({ ink, accent }) =>
    path('M120 300V190a80 80 0 0 1 160 0V300H244V194a44 44 0 0 0 -88 0V300z', ink) +
    oval({ x: 200, y: 200, rx: 24 }, accent),
  // waves under the moon
  ({ ink, accent }) =>
    oval({ x: 200, y: 142, rx: 40 }, accent) +
    [212, 246, 280].map((y) => line(`M112 ${y}q22-22 44 0t44 0t44 0t44 0`, ink, 16)).join(''),
  // a sail
  ({ ink, accent }) =>
    path('M196 96V250H104C132 216 172 160 196 96z', ink) +
    path('M212 128C250 160 274 210 280 250H212z', accent) +
    path('M96 270H304C292 302 270 314 244 314H156C130 314 108 302 96 270z', ink),
  // three towers
  ({ ink, accent }) =>
    path('M116 306V196l44-30V306z', ink) +
    path('M174 306V122l52-34V306z', accent) +
    path('M240 306V176l44 30V306z', ink),
  // a palm
  ({ ink, accent }) =>
    line('M200 310C206 260 206 220 198 176', ink, 16) +
    path('M198 178C170 140 130 138 104 164C140 158 164 170 198 178z', ink) +
    path('M198 178C226 140 266 138 292 164C256 158 232 170 198 178z', ink) +
    path('M198 178C180 150 178 116 200 88C222 116 218 150 198 178z', accent) +
    path(
      'M198 178C162 174 136 196 130 230C156 206 176 194 198 178zM198 178C234 174 260 196 266 230C240 206 220 194 198 178z',
      ink,
    ),
  // an eight-pointed star
  ({ ink, accent }) =>
    path('M200 88l33 33h46v46l33 33-33 33v46h-46l-33 33-33-33h-46v-46l-33-33 33-33v-46h46z', ink) +
    path('M200 146l54 54-54 54-54-54z', accent),
  // dunes
  ({ ink, accent }) =>
    oval({ x: 246, y: 148, rx: 34 }, accent) +
    path('M84 286C130 210 168 200 206 240C236 214 272 216 316 286z', ink),
  // a house under its roof
  ({ ink, accent }) =>
    path('M200 96L308 194L286 218L200 140L114 218L92 194z', ink) +
    path('M136 222L200 164L264 222V304H136z', ink) +
    path('M180 304V252a20 20 0 0 1 40 0V304z', accent),
  // a leaf
  ({ ink, accent }) =>
    path('M112 292C96 176 168 100 300 100C304 228 232 304 112 292z', ink) +
    line('M118 286C160 234 204 190 258 142', accent, 12),
  // a key
  ({ ink, accent }) =>
    path('M200 92a62 62 0 1 0 .1 0zM200 126a28 28 0 1 1 -.1 0z', ink, 'fill-rule="evenodd"') +
    path('M186 210h28v98h-28z', ink) +
    path('M214 248h34v20h-34zM214 282h24v20h-24z', accent),
  // a wind tower
  ({ ink, accent }) =>
    path(
      'M142 108H258V130H142zM150 138H164V210H150zM176 138H190V210H176zM210 138H224V210H210zM236 138H250V210H236z',
      ink,
    ) +
    path('M150 218H250V308H150z', ink) +
    path('M184 308V268a16 16 0 0 1 32 0V308z', accent),
  // a bridge
  ({ ink, accent }) =>
    line('M96 272C140 160 260 160 304 272', ink, 16) +
    path('M88 268H312V288H88z', ink) +
    line('M144 208V268M200 190V268M256 208V268', accent, 10),
]

export const logoCount = emblems.length * palettes.length

export function logoOf(seed: number): string {
  const [ground, ink, accent] = palettes[seed % palettes.length] ?? palettes[0]
  const emblem = emblems[Math.floor(seed / palettes.length) % emblems.length]
  return sheet(
    ground,
    line('M200 40a160 160 0 1 0 .1 0z', mix(ground, ink, 0.25), 5) +
      (emblem?.({ ink, accent }) ?? ''),
  )
}
