import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Pictured,
  type Scene,
  type Variant,
  addressOf,
  codeOf,
  drawScene,
  formats,
  picturesOf,
  placeholderScene,
  sceneOf,
  sizeOf,
  variantOf,
  widths,
} from './rules.ts'
import {
  type Emirate,
  type Kind,
  type Light,
  emirates,
  kinds,
  lights,
  seeds,
  type Shape,
  shapes,
} from './scenes/paper/scene.ts'

const allKinds = Object.keys(kinds) as Kind[]

const scenes: fc.Arbitrary<Scene> = fc.record({
  kind: fc.constantFrom(...allKinds),
  emirate: fc.constantFrom(...(Object.keys(emirates) as Emirate[])),
  seed: fc.integer({ min: 0, max: seeds - 1 }),
  light: fc.constantFrom(...(Object.keys(lights) as Light[])),
  shape: fc.constantFrom(...(Object.keys(shapes) as Shape[])),
})

const usual = { emirate: 'dubai', light: 'day', shape: 'usual' } as const

const villa: Pictured = {
  id: 7,
  typeSlug: 'villa',
  category: 'residential',
  emirate: 'ras-al-khaimah',
  count: 12,
}

describe('a drawn picture', () => {
  it('is the same every time for the same scene, and well-formed for every kind', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const svg = drawScene(scene)
        expect(svg === drawScene({ ...scene })).toBe(true)
        const { width, height } = sizeOf(scene)
        expect(svg.slice(0, 120)).toMatch(/^<svg [^>]+>/)
        expect(svg.slice(0, 120)).toContain(` width="${width}" height="${height}">`)
        expect(svg.match(/.{30}(NaN|undefined|Infinity|<text|href=)/)?.[0]).toBeUndefined()
      }),
      { numRuns: 60 },
    )
  })

  it.each(allKinds)('of %s differs from seed to seed', (kind) => {
    const drawn = [1, 2, 3].map((seed) => drawScene({ ...usual, kind, seed }))
    expect(new Set(drawn).size).toBeGreaterThan(1)
  })

  it('changes with the hour and with the emirate', () => {
    const scene: Scene = { ...usual, kind: 'villa', seed: 5 }
    const others: Scene[] = [scene, { ...scene, light: 'dusk' }, { ...scene, emirate: 'fujairah' }]
    expect(new Set(others.map(drawScene)).size).toBe(3)
  })
})

describe('the code of a picture', () => {
  it('leads back to the scene', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(sceneOf(codeOf(scene))).toEqual(scene)
      }),
    )
  })

  it('has one spelling, so any other text is no picture', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const scene = sceneOf(text)
        expect(scene === undefined || codeOf(scene) === text).toBe(true)
      }),
    )
    for (const code of [
      '',
      'atdy',
      'atdy01',
      'ATDY1',
      'zzdy1',
      'atdy5m9s',
      'atdyzzzz',
      'atdy1.5',
      'atdy-1',
    ]) {
      expect({ code, scene: sceneOf(code) }).toEqual({ code })
    }
  })

  it('stands in the address with width and format', () => {
    const sizes = fc.record({
      scene: scenes,
      width: fc.constantFrom(...widths),
      format: fc.constantFrom(...formats),
    })
    fc.assert(
      fc.property(sizes, (variant: Variant) => {
        const file = addressOf(variant).replace('/media/drawn/', '')
        expect(variantOf(file)).toEqual(variant)
      }),
    )
    expect(variantOf('atdy1-641.avif')).toBeUndefined()
    expect(variantOf('atdy1-640.gif')).toBeUndefined()
  })
})

describe('the pictures of an ad', () => {
  it('are as many as asked for, the same each time, and open outside', () => {
    const pictures = picturesOf(villa)
    expect(pictures).toHaveLength(12)
    expect(pictures).toEqual(picturesOf(villa))
    expect(pictures[0]?.kind).toBe('villa')
    expect(pictures.every(({ emirate }) => emirate === 'ras-al-khaimah')).toBe(true)
    expect(picturesOf({ ...villa, id: 8 })).not.toEqual(pictures)
  })

  it('have every shape, a plan and most others the usual one', () => {
    const ads = Array.from({ length: 50 }, (_, id) => picturesOf({ ...villa, id }))
    const counts = Object.keys(shapes).map(
      (name) => ads.flat().filter(({ shape }) => shape === name).length,
    )
    expect(Math.min(...counts)).toBeGreaterThan(10)
    expect(counts[0]).toBeGreaterThan(ads.flat().length * 0.8)
    const firsts = new Set(ads.map(([first]) => first?.shape))
    expect(firsts.size).toBe(Object.keys(shapes).length)
    const plans = ads.flat().filter(({ kind }) => kind === 'floor-plan')
    expect(new Set(plans.map(({ shape }) => shape))).toEqual(new Set(['usual']))
  })

  it('show no rooms where there is only land', () => {
    const ids = Array.from({ length: 50 }, (_, id) => id)
    for (const typeSlug of ['land', 'residential-plot', 'commercial-land']) {
      const pictures = ids.flatMap((id) => picturesOf({ ...villa, id, typeSlug }))
      expect(new Set(pictures.map(({ kind }) => kind))).toEqual(new Set(['land', 'plot', 'view']))
    }
  })

  it('show desks, shelves and halls for commercial ads, never a bedroom', () => {
    for (const typeSlug of [
      'office',
      'office-space',
      'shop',
      'show-room',
      'warehouse',
      'factory',
      'other',
    ]) {
      const pictures = picturesOf({ ...villa, typeSlug, category: 'commercial' })
      expect(pictures.map(({ kind }) => kind)).not.toContain('bedroom')
    }
  })

  it('take an emirate nobody knows for Dubai', () => {
    expect(picturesOf({ ...villa, emirate: 'atlantis' })[0]?.emirate).toBe('dubai')
  })

  it('are replaced by a calm line drawing where an ad has none', () => {
    expect(placeholderScene('land', 'ajman', 1)).toMatchObject({ kind: 'quiet-land', light: 'day' })
    expect(placeholderScene('apartment', 'ajman', 1)).toEqual(
      placeholderScene('apartment', 'ajman', 1),
    )
  })
})
