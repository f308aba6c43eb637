import { useSuspenseQuery } from '@tanstack/react-query'
import type { PageName } from '#features/reference/page-links/contract.ts'
import { formatDay } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { Contents, minSectionsListed } from '../components/contents.tsx'
import { pageQuery } from '../components/page-shown.ts'
import { Section } from '../components/section.tsx'
import { phrases } from '../phrases/screen.ts'

export function TextPageScreen({ page }: { page: PageName }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { data } = useSuspenseQuery(pageQuery(page, { language }))
  const { title, changedOn, sections } = data
  const isLong = sections.length >= minSectionsListed
  return (
    <div
      className={
        isLong
          ? 'page-width grid items-start gap-x-16 gap-y-8 py-8 md:py-14 lg:grid-cols-[14rem_minmax(0,42rem)] 2xl:grid-cols-[1fr_42rem_1fr]'
          : 'page-width grid gap-8 py-8 md:py-14 2xl:justify-center'
      }
    >
      <div
        className={classes('grid max-w-2xl gap-1 lg:col-span-full', isLong && '2xl:col-start-2')}
      >
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {changedOn && (
          <p className="text-muted">
            {words('changedOn', { day: formatDay(changedOn, language) })}
          </p>
        )}
      </div>
      {isLong && <Contents sections={sections} />}
      <div className="grid max-w-2xl gap-8">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        {sections.length === 0 && <p>{words('noneYet')}</p>}
      </div>
    </div>
  )
}
