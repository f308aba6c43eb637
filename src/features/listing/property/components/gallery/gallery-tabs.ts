import type { Property } from '../../contract.ts'

export const galleryTabs = ['photos', 'plans', 'tour', 'video'] as const
export type GalleryTab = (typeof galleryTabs)[number]

/** What every virtual tour shows around the viewer. */
export const tourDegrees = 360

type Pictured = Pick<Property, 'images'>

/** Floor plans alone are shown as photos are. */
export function picturesOf({ images }: Pictured) {
  const photos = images.filter(({ isFloorPlan }) => !isFloorPlan)
  const plans = images.filter(({ isFloorPlan }) => isFloorPlan)
  return photos.length > 0 ? { photos, plans } : { photos: plans, plans: [] }
}

export function tabsOf(ad: Pictured & Pick<Property, 'virtualTour' | 'videos'>): GalleryTab[] {
  const { photos, plans } = picturesOf(ad)
  const isThere: Record<GalleryTab, boolean> = {
    photos: photos.length > 0,
    plans: plans.length > 0,
    tour: ad.virtualTour !== null,
    video: ad.videos.length > 0,
  }
  return galleryTabs.filter((tab) => isThere[tab])
}
