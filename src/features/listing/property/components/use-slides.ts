import { useRef, useState } from 'react'

const wantedMotion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

export function useSlides<Track extends HTMLElement>(total: number) {
  const track = useRef<Track>(null)
  const [at, setAt] = useState(0)
  const follow = () => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 }
    setAt(Math.round(Math.abs(scrollLeft) / clientWidth))
  }
  const show = (index: number, behavior = wantedMotion()) => {
    const place = (index + total) % total
    const slide = track.current?.children[place]
    slide?.scrollIntoView({ block: 'nearest', inline: 'start', behavior })
    // A track that is there already does not scroll, so nothing else would correct the position.
    if (slide && behavior === 'instant') setAt(place)
  }
  return { track, at, follow, show }
}
