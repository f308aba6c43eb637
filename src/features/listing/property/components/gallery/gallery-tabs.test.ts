import { describe, expect, it } from 'vitest'
import { fullAd } from '#test/full-ad.ts'
import { picturesOf, tabsOf } from './gallery-tabs.ts'

const [photo] = fullAd().images
const plan = { ...photo!, id: 'plan', isFloorPlan: true }

describe('The gallery of an ad', () => {
  it('has a tab only for what the ad has', () => {
    expect(tabsOf(fullAd())).toEqual(['photos'])
    const virtualTour = 'https://my.matterport.com/show/?m=1'
    const videos = [{ url: 'https://www.youtube.com/watch?v=1' }]
    const whole = fullAd({ images: [plan, photo!], virtualTour, videos })
    expect(tabsOf(whole)).toEqual(['photos', 'plans', 'tour', 'video'])
  })

  it('keeps floor plans apart from photos, unless there are no photos', () => {
    expect(picturesOf(fullAd({ images: [plan, photo!] }))).toEqual({
      photos: [photo],
      plans: [plan],
    })
    expect(picturesOf(fullAd({ images: [plan] }))).toEqual({ photos: [plan], plans: [] })
  })
})
