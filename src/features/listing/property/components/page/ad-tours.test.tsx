import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import type { Property } from '../../contract.ts'
import { AdTours } from './ad-tours.tsx'

const ad = {
  videos: [{ url: 'https://youtu.be/a' }],
  virtualTour: 'https://my.matterport.com/show/?m=1',
} as unknown as Property

test.each([
  ['en', 'Opens youtu.be in a new tab'],
  ['ar', 'يفتح youtu.be في علامة تبويب جديدة'],
] as const)(
  'Links of an ad to other sites say so and vouch for nothing, in %s',
  (language, words) => {
    const html = renderToStaticMarkup(
      <LanguageProvider value={language}>
        <AdTours ad={ad} />
      </LanguageProvider>,
    )
    expect(html).toContain(words)
    expect(html.match(/rel="nofollow ugc noopener noreferrer"/g)).toHaveLength(2)
  },
)
