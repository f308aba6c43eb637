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
    const slide = track.current?.children[(index + total) % total]
    slide?.scrollIntoView({ block: 'nearest', inline: 'start', behavior })
  }
  return { track, at, follow, show }
}
