import { describe, expect, test } from 'vitest'
import { faultLine } from '../check-shape.ts'
import { demoLoader, districtFaults, districts } from './districts.ts'
import { readSource } from './source.ts'

const homes = 'src/features/listing/homes'

describe('Districts', () => {
  const importing = (path: string, target: string) =>
    districtFaults([readSource(path, `import { a } from '${target}'\n`)]).map(faultLine)

  test('are imported from above, never from below', () => {
    for (const [at, district] of districts.entries()) {
      const path = `src/features/${district}/homes/rules.ts`
      for (const [other, name] of districts.entries()) {
        const target = `#features/${name}/places/rules.ts`
        const faults = other > at ? [`${path}:1: ${district} is below ${name}`] : []
        expect(importing(path, target)).toEqual(faults.map((text) => expect.stringContaining(text)))
      }
    }
  })

  test('are no concern of tests', () => {
    const path = 'src/features/files/homes/rules.test.ts'
    expect(importing(path, '#features/oversight/places/rules.ts')).toEqual([])
  })

  test('leave the demo to its loader', () => {
    const demo = '#demo/ads/actions.ts'
    const rule = `only ${demoLoader} imports the demo`
    for (const path of ['src/app/run.ts', `${homes}/actions.ts`]) {
      expect(importing(path, demo)).toEqual([expect.stringContaining(rule)])
    }
    expect(importing(demoLoader, demo)).toEqual([])
    expect(importing('demo/drawings/rules.ts', demo)).toEqual([])
  })
})
