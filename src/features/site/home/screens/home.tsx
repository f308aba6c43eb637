import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { marketFor } from '#features/search/filters/components/markets.ts'
import { AreaGrids } from '#features/site/areas/components/lazy-parts.ts'
import { RecentAds, RecentSearches } from '#features/site/recents/components/recents.tsx'
import { recentsScript } from '#features/site/recents/components/recents-script.ts'
import { useWords } from '#i18n/words.tsx'
import { ServedScript } from '#ui/early/served-script.tsx'
import { Skyline } from '#ui/skyline/skyline.tsx'
import { Calls } from '../components/calls.tsx'
import { HomeSearch } from '../components/home-search.tsx'
import { LatestProperties } from '../components/latest-properties.tsx'
import { PopularSearches } from '../components/popular-searches.tsx'
import { WhatWeDo } from '../components/what-we-do.tsx'
import { phrases } from '../phrases.ts'

const nobody = { phone: null, whatsapp: null }

/** Low enough that homes are in the first screen too (at most 420 px). */
function Hero({ market }: { market: string | undefined }) {
  const words = useWords(phrases)
  return (
    <div className="home-hero">
      <Skyline part="end" className="absolute inset-x-0 bottom-0 w-full md:hidden" />
      <Skyline className="absolute inset-x-0 bottom-0 h-32 w-full max-md:hidden" />
      <div className="relative mx-auto grid max-w-[1032px] grid-cols-1 gap-4 px-4">
        <h1 className="text-center text-2xl md:text-4xl">{words('hero')}</h1>
        <HomeSearch market={marketFor(market)} />
      </div>
    </div>
  )
}

export function HomeScreen({ market }: { market: string | undefined }) {
  const { settings } = useSiteSettings()
  return (
    <>
      <ServedScript text={recentsScript} />
      <Hero market={market} />
      <div className="page-width home-sections">
        <div className="grid grid-cols-1 gap-3">
          <RecentSearches />
          <LatestProperties site={settings?.contact ?? nobody} />
        </div>
        <RecentAds />
        <AreaGrids />
        <PopularSearches />
        <WhatWeDo />
        <Calls />
      </div>
    </>
  )
}
