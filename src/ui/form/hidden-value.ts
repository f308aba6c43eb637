import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

type HiddenField = RefObject<HTMLInputElement | null>

/** Whoever fills the field later, such as a form that was kept, changes its attribute. */
function useFilled(field: HiddenField, onFilled: (value: string) => void) {
  const tell = useEffectEvent(onFilled)
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    const observer = new MutationObserver(() => tell(element.value))
    observer.observe(element, { attributeFilter: ['value'] })
    return () => observer.disconnect()
  }, [field])
}

/**
 * For a control that the browser has none for: `<input type="hidden">` with this ref holds its
 * value, the form hears of each change as if it had been typed, and `onFilled` of what others put
 * there. The input must not be given a value by React, which would put it back.
 */
export function useHiddenValue(value: string, onFilled: (value: string) => void): HiddenField {
  const field = useRef<HTMLInputElement>(null)
  const written = useRef<string>(undefined)
  useFilled(field, (filled) => {
    if (filled === written.current) return
    written.current = filled
    onFilled(filled)
  })
  useLayoutEffect(() => {
    const element = field.current
    if (!element || written.current === value) return
    const isFirst = written.current === undefined
    written.current = value
    element.value = value
    if (!isFirst) element.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return field
}
