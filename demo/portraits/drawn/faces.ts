import type { Look } from './look.ts'
import { line, mix, oval, path, sheet } from './paint.ts'

const head = { x: 200, y: 178, rx: 63, ry: 76 }

const neck = (look: Look) =>
  path('M170 226h60v60q-30 34-60 0z', look.skin) +
  path('M170 238q30 26 60 0v18q-30 26-60 0z', look.shade)

const shoulders = (colour: string) =>
  path('M36 400C40 322 92 300 168 282Q200 312 232 282C308 300 360 322 364 400z', colour)

const lapels = ({ cloth }: Look) =>
  path('M168 282L200 332L232 282L244 288L214 400H186L156 288z', '#f4f0e8') +
  path('M168 282L150 290L164 352L192 400H182L120 400L132 296z', mix(cloth, '#000000', 0.18)) +
  path('M232 282L250 290L236 352L208 400H218L280 400L268 296z', mix(cloth, '#000000', 0.18))

const roundNeck = ({ cloth }: Look) =>
  line('M163 286Q200 330 237 286', mix(cloth, '#ffffff', 0.22), 9)

const ears = (look: Look) =>
  oval({ x: 137, y: 184, rx: 11, ry: 17 }, look.shade) +
  oval({ x: 263, y: 184, rx: 11, ry: 17 }, look.shade)

const glasses = () =>
  ['M150 178a23 19 0 1 0 46 0a23 19 0 1 0 -46 0', 'M204 178a23 19 0 1 0 46 0a23 19 0 1 0 -46 0']
    .map((lens) => line(lens, '#2d2a29', 4))
    .join('') + line('M196 176q4-4 8 0', '#2d2a29', 4)

/** Calm and slightly smiling; small enough to vanish at the size of a card. */
const features = ({ dark, shade, lips, hasGlasses }: Look) =>
  line('M158 158q14-9 29-2M213 156q15-7 29 2', dark, 5) +
  oval({ x: 173, y: 177, rx: 5.5, ry: 6.5 }, '#2b211d') +
  oval({ x: 227, y: 177, rx: 5.5, ry: 6.5 }, '#2b211d') +
  line('M201 182q6 18-5 20', shade, 5) +
  line('M182 219q18 13 36 0', lips, 5) +
  (hasGlasses ? glasses() : '')

const skull = (look: Look) => oval(head, look.skin)

const womanBack: ((look: Look) => string)[] = [
  ({ hair }) =>
    path(
      'M118 196C104 48 296 48 282 196C286 262 300 300 306 338Q250 356 200 330Q150 356 94 338C100 300 114 262 118 196z',
      hair,
    ),
  ({ hair }) =>
    path('M118 186C108 44 292 44 282 186L290 258Q240 276 200 266Q160 276 110 258z', hair),
  ({ hair }) =>
    oval({ x: 200, y: 92, rx: 34, ry: 30 }, hair) + oval({ x: 200, y: 164, rx: 78, ry: 76 }, hair),
  ({ hair }) =>
    path(
      'M120 190C106 46 294 46 280 190C282 236 270 256 274 300Q318 330 286 360Q240 340 250 262H150C140 262 118 250 120 190z',
      hair,
    ),
]

const womanFront: ((look: Look) => string)[] = [
  ({ hair }) =>
    path(
      'M132 182C130 112 172 88 208 92C252 92 272 132 268 182C256 160 236 148 214 128C190 150 150 152 132 182z',
      hair,
    ),
  ({ hair }) =>
    path(
      'M132 176C124 64 276 64 268 176C262 160 250 150 240 148Q190 156 156 142Q138 154 132 176z',
      hair,
    ),
  ({ hair }) =>
    path('M134 172C126 64 274 64 266 172C250 136 226 128 200 126C174 128 150 136 134 172z', hair),
  ({ hair }) =>
    path(
      'M132 184C124 104 184 84 226 94C264 104 274 146 268 182C262 156 240 146 200 132C168 140 146 154 132 184z',
      hair,
    ),
]

export function womanOf(look: Look): string {
  const at = look.cut % womanBack.length
  return sheet(
    look.ground,
    (womanBack[at]?.(look) ?? '') +
      neck(look) +
      shoulders(look.cloth) +
      (at % 2 === 0 ? lapels(look) : roundNeck(look)) +
      skull(look) +
      features(look) +
      (womanFront[at]?.(look) ?? ''),
  )
}

export function coveredOf(look: Look): string {
  const { scarf } = look
  const fold = mix(scarf, '#000000', 0.16)
  return sheet(
    look.ground,
    shoulders(look.cloth) +
      path(
        'M200 84C120 84 106 160 112 210C116 262 96 284 92 318Q196 376 308 318C304 284 284 262 288 210C294 160 280 84 200 84z',
        scarf,
      ) +
      path('M140 262Q200 330 268 250Q300 300 296 322Q190 352 116 316Q150 300 140 262z', fold) +
      oval({ x: 200, y: 184, rx: 58, ry: 72 }, look.skin) +
      features(look) +
      path(
        'M140 188C138 128 166 112 200 110C236 112 262 128 260 188C256 146 232 130 200 128C168 130 144 146 140 188z',
        mix(scarf, '#ffffff', 0.1),
      ),
  )
}

const beardOf = ({ hair, hasBeard, lips }: Look) =>
  hasBeard
    ? path(
        'M138 186C140 240 166 262 200 262C234 262 260 240 262 186C256 208 246 214 228 208Q200 198 172 208C154 214 144 208 138 186z',
        hair,
      ) + path('M180 216q20 12 40 0q-6 14-20 14q-14 0-20-14z', lips)
    : ''

const manHair: ((look: Look) => string)[] = [
  ({ hair }) =>
    path(
      'M134 172C124 96 176 84 206 88C262 86 276 122 266 172C262 150 254 140 246 136Q196 146 160 134Q140 146 134 172z',
      hair,
    ),
  ({ hair }) =>
    path(
      'M134 170C128 104 160 88 214 92C270 96 272 140 266 170C260 140 236 132 184 126C158 130 140 146 134 170z',
      hair,
    ),
  ({ hair }) =>
    path(
      'M136 164C136 110 166 96 200 96C234 96 264 110 264 164C256 136 236 124 200 124C164 124 144 136 136 164z',
      hair,
    ),
  ({ hair }) =>
    path(
      'M132 180C120 108 150 78 190 90C220 70 282 92 268 180C264 150 252 142 236 146C220 132 196 140 178 138C156 138 138 152 132 180z',
      hair,
    ),
]

export function manOf(look: Look): string {
  const at = look.cut % manHair.length
  return sheet(
    look.ground,
    neck(look) +
      shoulders(look.cloth) +
      lapels(look) +
      ears(look) +
      skull(look) +
      beardOf(look) +
      features({ ...look, lips: look.hasBeard ? look.shade : look.lips }) +
      (manHair[at]?.(look) ?? ''),
  )
}

/** The head cloth with its cord, over a white kandura. */
export function ghutraOf(look: Look): string {
  const cloth = '#fbf8f1'
  const fold = '#e2dccd'
  return sheet(
    look.ground,
    path('M120 150C96 230 90 300 70 344Q200 380 330 344C310 300 304 230 280 150z', fold) +
      neck(look) +
      shoulders('#f4efe4') +
      line('M200 300V400', '#d9d1bf', 4) +
      line('M166 284Q200 314 234 284', '#d9d1bf', 5) +
      skull(look) +
      beardOf({ ...look, hair: look.hair === '#6d4b34' ? '#2a201c' : look.hair, hasBeard: true }) +
      features({ ...look, lips: look.shade }) +
      path(
        'M130 196C116 96 160 74 200 74C240 74 284 96 270 196C266 156 252 138 200 136C148 138 134 156 130 196z',
        cloth,
      ) +
      path('M134 150C112 210 122 262 96 322Q84 340 70 344C92 300 84 230 118 140z', cloth) +
      path('M266 150C288 210 278 262 304 322Q316 340 330 344C308 300 316 230 282 140z', cloth) +
      line('M129 128C150 104 250 104 271 128', '#22201f', 11) +
      line('M131 112C154 90 246 90 269 112', '#22201f', 11),
  )
}
