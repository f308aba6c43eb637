import { useRef, useState } from 'react'

/** A field that is no control of the browser: its value lies in a hidden one, which tells the form. */
export function useHiddenValue(start: string | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(start ?? '')
  const put = (next: string) => {
    setValue(next)
    if (!input.current) return
    input.current.value = next
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { input, value, put }
}
