import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { emptyPackets, sharedPackets, strippedPackets } from './hostile-videos.ts'
import { drawn, type Sent } from './uploads.ts'

const text = (words: string) => Buffer.from(words, 'latin1')

function chunk(name: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const named = Buffer.concat([text(name), body])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

type Bits = { width: number; height: number; depth?: number; colour?: number; rows?: Buffer }

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** A PNG written by hand, so that its header may say anything. */
function png(
  { width, height, depth = 8, colour = 2, rows = Buffer.alloc(0) }: Bits,
  more?: Buffer,
) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour], 8)
  const parts = [signature, chunk('IHDR', head), more ?? Buffer.alloc(0)]
  return Buffer.concat([...parts, chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

const ebmlHead = Buffer.from('1a45dfa3', 'hex')

const zeros = (bytes: number) => Buffer.alloc(bytes)

/** Gigabytes when inflated, a few kilobytes as sent. */
const textBomb = () =>
  chunk('zTXt', Buffer.concat([text('a\0\0'), deflateSync(zeros(100_000_000))]))

const svg = (inner: string) => text(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)

function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const changed = Buffer.from(jpeg)
  changed.writeUInt16BE(height, at + 5)
  changed.writeUInt16BE(width, at + 7)
  return changed
}

function webpOf(width: number, height: number): Buffer {
  const bits = Buffer.alloc(10)
  bits.writeUIntLE(width - 1, 4, 3)
  bits.writeUIntLE(height - 1, 7, 3)
  const body = Buffer.concat([text('WEBPVP8X'), Buffer.from([10, 0, 0, 0]), bits])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([text('RIFF'), size, body])
}

/** Frames that differ, or the encoder would keep only one. */
const frames = (count: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const size = { width: 16, height: 16 * count, channels: 3 } as const
  return sharp({ create: { ...size, background: 'red', noise, pageHeight: 16 } })
}

/** What becomes of a file: the code of its refusal, or `drawn anew`. */
export type Hostile = [name: string, bytes: Buffer, outcome: string]

const pictureNeeded = 'picture_or_video_needed'

/** What is no picture, whatever it calls itself. */
export const strangers = (): Hostile[] => [
  ['script.svg', svg('<script>alert(1)</script>'), pictureNeeded],
  ['svg-as.png', svg('<image href="file:///etc/passwd"/>'), pictureNeeded],
  [
    'xxe.svg',
    text('<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    pictureNeeded,
  ],
  [
    'laughs.svg',
    text('<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'),
    pictureNeeded,
  ],
  ['page.jpg', text('<html><script>alert(1)</script></html>'), pictureNeeded],
  ['gif-js.gif', text('GIF89a=1;alert(1)'), pictureNeeded],
  ['shell.php', text('<?php system($_GET[0]); ?>'), pictureNeeded],
  ['.htaccess', text('AddType application/x-httpd-php .jpg'), pictureNeeded],
  ['code.js', text('fetch("/api/auth/account")'), pictureNeeded],
  ['setup.exe', text('MZ\x90\x00'), pictureNeeded],
  ['script.pdf', text('%PDF-1.7\n/JS (app.alert(1))\n%%EOF'), pictureNeeded],
  [
    'push.mvg',
    text("push graphic-context\nimage over 0,0 0,0 'url(http://localhost/)'"),
    pictureNeeded,
  ],
  ['bits.xbm', text('#define x_width 1\n#define x_height 1'), pictureNeeded],
  ['page.ps', text('%!PS\n(/etc/passwd) (r) file'), pictureNeeded],
  ['icon.ico', Buffer.from('00000100010010', 'hex'), pictureNeeded],
  ['scan.tiff', Buffer.from('49492a0008000000', 'hex'), pictureNeeded],
  ['archive.zip', Buffer.from('504b0304', 'hex'), pictureNeeded],
  ['noise.jpg', randomBytes(5_000), pictureNeeded],
  ['one-byte.jpg', Buffer.from([0xff]), pictureNeeded],
  ['nothing.jpg', Buffer.alloc(0), 'file_empty'],
  ['phone.heic', Buffer.concat([zeros(4), text('ftypheic'), zeros(40)]), 'heic_refused'],
]

/** What begins like a video and is none, or describes far more than it holds. */
const brokenVideos = (): Hostile[] =>
  [
    { name: 'no-video.mp4', bytes: Buffer.concat([zeros(4), text('ftypisom'), zeros(400)]) },
    { name: 'no-video.mov', bytes: Buffer.concat([zeros(4), text('ftypqt  '), randomBytes(400)]) },
    { name: 'no-video.webm', bytes: Buffer.concat([ebmlHead, randomBytes(400)]) },
    { name: 'shared-packets.mp4', bytes: sharedPackets() },
    { name: 'empty-packets.mp4', bytes: emptyPackets() },
    { name: 'stripped-packets.webm', bytes: strippedPackets() },
  ].map(({ name, bytes }) => [name, bytes, 'video_broken'])

/** What begins like a picture and is none, or is more than one machine should open. */
export async function bombs(): Promise<Hostile[]> {
  const jpeg = await drawn().jpeg().toBuffer()
  const whole = await drawn({ width: 300, height: 300 }).png().toBuffer()
  const broken = Buffer.from(whole)
  broken.writeUInt8(broken[60]! ^ 0xff, 60)
  const animated = await frames(3).webp({ loop: 0 }).toBuffer()
  return [
    ['magic-then-html.jpg', Buffer.concat([jpeg.subarray(0, 4), text('<html>')]), 'picture_broken'],
    ['cut.jpg', jpeg.subarray(0, jpeg.length - 200), 'picture_broken'],
    ['cut.png', whole.subarray(0, whole.length / 2), 'picture_broken'],
    ['checksum.png', broken, 'picture_broken'],
    ['zero.png', png({ width: 0, height: 0 }), 'picture_broken'],
    ['header-only.jpg', jpeg.subarray(0, 200), 'picture_broken'],
    ['sixty-thousand.png', png({ width: 60_000, height: 60_000 }), 'picture_too_big'],
    [
      'one-bit.png',
      png({ width: 16_383, height: 16_383, depth: 1, colour: 0, rows: zeros(33_550_000) }),
      'picture_too_big',
    ],
    [
      'square.png',
      png({ width: 12_000, height: 12_000, colour: 6, rows: zeros(1_000_000) }),
      'picture_too_big',
    ],
    ['deep.png', png({ width: 7_000, height: 7_100, depth: 16, colour: 6 }), 'picture_too_heavy'],
    ['clear.png', png({ width: 6_200, height: 6_200, colour: 6 }), 'picture_too_heavy'],
    ['strip.png', png({ width: 200_000, height: 1 }), 'picture_too_big'],
    ['header.webp', webpOf(16_383, 16_383), 'picture_broken'],
    ['wide.jpg', withSize(jpeg, 64_250, 64_250), 'picture_too_big'],
    ['frames.webp', animated, 'picture_moving'],
    ...brokenVideos(),
  ]
}

export const payload = '<script>alert("payload")</script>'

/** Pictures that carry something: they come out as their pixels alone. */
export async function carriers(): Promise<Hostile[]> {
  const jpeg = await drawn().jpeg().toBuffer()
  const where = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 4/1 0/1' } }
  const located = await drawn()
    .jpeg()
    .withExif({ IFD0: { Artist: payload }, ...where })
    .toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, payload.length + 2]), text(payload)])
  const rows = zeros(48 * (64 * 3 + 1))
  return [
    ['gps.jpg', located, 'drawn anew'],
    ['comment.jpg', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), 'drawn anew'],
    ['tail.jpg', Buffer.concat([jpeg, text(payload)]), 'drawn anew'],
    [
      'zip-tail.jpg',
      Buffer.concat([jpeg, Buffer.from('504b0304', 'hex'), text(payload)]),
      'drawn anew',
    ],
    [
      'text.png',
      png({ width: 64, height: 48, rows }, chunk('tEXt', text(`Comment\0${payload}`))),
      'drawn anew',
    ],
    ['text-bomb.png', png({ width: 64, height: 48, rows }, textBomb()), 'drawn anew'],
  ]
}

export const names = [
  '../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'a\0.jpg',
  'CON.jpg',
  'صورة‮gpj.exe',
  `${'a'.repeat(1_000)}.jpg`,
  '.',
  '-rf',
  'a"; drop table files; --.jpg',
  '<img src=x onerror=alert(1)>.jpg',
  '%2e%2e%2fx.jpg',
  'photo.jpg.php',
  'https://example.com/x.jpg',
]

export const hostile = ([name, bytes]: Hostile): Sent => ({ name, bytes })
