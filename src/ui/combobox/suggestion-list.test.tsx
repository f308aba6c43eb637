import { Combobox as Parts } from '@base-ui/react/combobox'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { SuggestionList, type SuggestionListProps } from './suggestion-list.tsx'

const marina = { id: 1, label: 'Dubai Marina', note: 'Dubai', detail: '12 properties' }
const list = { listLabel: 'Places', emptyText: 'No such place', isOpen: true } as const

const drawn = (props: Pick<SuggestionListProps, 'choices' | 'status'>, language: 'en' | 'ar') =>
  renderToStaticMarkup(
    <LanguageProvider value={language}>
      <Parts.Root inline open multiple items={props.choices}>
        <SuggestionList {...list} {...props} />
      </Parts.Root>
    </LanguageProvider>,
  )

/** What a screen reader announces. */
const announced = (html: string) => /role="status"[^>]*>([^<]*)</.exec(html)?.[1]

describe('A list of suggestions', () => {
  test.each([
    ['en', '1 suggestion'],
    ['ar', 'اقتراح واحد'],
  ] as const)('announces how many it has and draws them, in %s', (language, words) => {
    const html = drawn({ choices: [marina], status: 'ready' }, language)
    expect(announced(html)).toBe(words)
    expect(html).toContain('role="listbox"')
    for (const text of Object.values(marina).slice(1)) expect(html).toContain(text)
  })

  test.each([
    ['en', 'ready', 'No such place'],
    ['en', 'loading', 'Loading…'],
    ['en', 'failed', 'The suggestions could not be loaded.'],
    ['ar', 'loading', 'جارٍ التحميل…'],
    ['ar', 'failed', 'تعذّر تحميل الاقتراحات.'],
  ] as const)('without any says why, in %s when it is %s', (language, status, words) => {
    const html = drawn({ choices: [], status }, language)
    expect(announced(html)).toBe(words)
    expect(html).not.toContain('role="listbox"')
  })
})
