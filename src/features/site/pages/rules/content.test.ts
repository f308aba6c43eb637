import { expect, it } from 'vitest'
import { pageIn } from './content.ts'

const names = {
  title: { en: 'About us', ar: 'من نحن' },
  site: { en: 'Homes', ar: 'بيوت' },
}

it('says the name of the site wherever a text has a place for it', () => {
  const text = { en: 'About {site}, {unknown}', ar: 'عن {site}' }
  const sections = [{ heading: text, body: text, image: null }]
  const named = { en: 'About Homes, {unknown}', ar: 'عن بيوت' }
  expect(pageIn({ title: text, sections }, names)).toEqual({
    title: named,
    sections: [{ heading: named, body: named, image: null }],
  })
})

it.each([
  undefined,
  null,
  'a text',
  { title: { en: 'One language' }, sections: [] },
  { sections: 3 },
])('is a title alone where the settings have %j', (value) =>
  expect(pageIn(value, names)).toEqual({ title: names.title, sections: [] }),
)
