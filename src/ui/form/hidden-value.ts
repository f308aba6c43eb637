import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

type HiddenField = RefObject<HTMLInputElement | null>

/** Other code, such as the restoring of a form, fills the field by its attribute. */
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

/** React must not set the input's value, because it would undo what other code sets. */
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
