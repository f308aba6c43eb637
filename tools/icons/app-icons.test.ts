import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawnPictures } from './app-icons.ts'

const pixelsOf = async (picture: Buffer) =>
  sharp(picture).raw().toBuffer({ resolveWithObject: true })

/** Per channel; JPEG stores neighbouring values. */
const maxDifference = 24

const drawn = Object.entries(await drawnPictures())

test.each(drawn)('%s is what `npm run icons` draws', async (file, picture) => {
  const [committed, now] = await Promise.all([pixelsOf(await readFile(file)), pixelsOf(picture)])
  expect(committed.info).toMatchObject({ width: now.info.width, height: now.info.height })
  const differences = committed.data.map((value, at) => Math.abs(value - (now.data[at] ?? 0)))
  expect(differences.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(maxDifference)
})

test('What systems cut to a circle is filled to its corners', async () => {
  const { data, info } = await pixelsOf(Object.fromEntries(drawn)['public/icons/maskable-512.png']!)
  const corner = [...data.subarray(0, info.channels)]
  expect(corner).toEqual([14, 90, 76, 255].slice(0, info.channels))
})
