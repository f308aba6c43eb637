import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { useWords } from '#i18n/words.tsx'
import { Emirates } from '../components/emirates.tsx'
import { HomeSearch } from '../components/home-search.tsx'
import { LatestProperties } from '../components/latest-properties.tsx'
import { marketFor } from '#features/search/filters/components/markets.ts'
import { PostAdCall } from '../components/post-ad-call.tsx'
import { PopularSearches } from '../components/popular-searches.tsx'
import { Skyline } from '../components/skyline.tsx'
import { WhatWeDo } from '../components/what-we-do.tsx'
import { phrases } from '../phrases.ts'

const nobody = { phone: null, whatsapp: null }

export function HomeScreen({ market }: { market: string | undefined }) {
  const words = useWords(phrases)
  const { settings } = useSiteSettings()
  return (
    <>
      <div className="relative z-10 bg-sand/60 pt-8 pb-32 md:pt-14 md:pb-56">
        <Skyline />
        <div className="relative mx-auto grid max-w-[1032px] grid-cols-1 gap-6 px-4">
          <div className="grid gap-2 text-center">
            <h1 className="text-3xl md:text-5xl">{words('hero')}</h1>
            {settings && <p className="text-muted md:text-lg">{settings.tagline}</p>}
          </div>
          <HomeSearch market={marketFor(market)} />
        </div>
      </div>
      <div className="page-width grid grid-cols-1 gap-16 pt-10">
        <PopularSearches />
        <LatestProperties site={settings?.contact ?? nobody} />
        <Emirates />
        <WhatWeDo />
        <PostAdCall />
      </div>
    </>
  )
}
