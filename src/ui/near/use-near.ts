import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Far enough ahead that what is loaded then is there before it can be seen. */
export const usualMargin = '600px'

const touches = ['pointerdown', 'focusin', 'keydown'] as const

/** Calls once, when the element comes near the window or is used. */
export function useNear<Element extends HTMLElement>(
  onNear: () => void,
  margin = usualMargin,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const tell = useEffectEvent(onNear)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const stop = new AbortController()
    const near = () => {
      stop.abort()
      tell()
    }
    const settings = { rootMargin: `${margin} 0px` }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
      settings,
    )
    observer.observe(current)
    stop.signal.addEventListener('abort', () => observer.disconnect())
    for (const kind of touches) current.addEventListener(kind, near, { signal: stop.signal })
    return () => stop.abort()
  }, [margin])
  return element
}
