import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/media.ts'
import { moveEntry } from './media-list.ts'
import type { Media } from './use-media.ts'

export type Control = 'earlier' | 'later' | 'cover' | 'delete'

/** Keeps the focus on the pressed control, or moves it to the nearest enabled one. */
function useFocus() {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<{ at: number; control: Control }>(undefined)
  useEffect(() => {
    const { at, control } = wanted.current ?? {}
    if (at === undefined || !list.current) return
    wanted.current = undefined
    const cards = list.current.children
    const buttons = [
      ...(cards[Math.min(at, cards.length - 1)]?.querySelectorAll<HTMLElement>('button:enabled') ??
        []),
    ]
    const same = buttons.find((button) => button.dataset.control === control)
    const choose = list.current.closest('fieldset')?.querySelector('input')
    // Not the delete button: the next press to move a photo would delete one.
    const move = buttons.find((button) => button.dataset.control !== 'delete')
    ;(same ?? move ?? buttons[0] ?? choose)?.focus()
  })
  return { list, focus: (at: number, control: Control) => (wanted.current = { at, control }) }
}

export function useReorder({ media, setOrder }: Media) {
  const words = useWords(phrases)
  const [dragged, setDragged] = useState<string>()
  const [announcement, announce] = useState('')
  const { list, focus } = useFocus()
  const keys = media.map(({ key }) => key)

  const move = (key: string, to: number) => {
    setOrder(moveEntry(keys, keys.indexOf(key), to))
    announce(to === 0 ? words('movedFirst') : words('moved', { at: to + 1, total: keys.length }))
  }
  const press = (key: string, to: number, control: Control) => {
    move(key, to)
    focus(to, control)
  }
  const dragging = (key: string) => ({
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move'
      // Firefox does not drag without data.
      dataTransfer.setData('text/plain', '')
      setDragged(key)
    },
    onDragEnter: () => {
      if (dragged && dragged !== key) move(dragged, keys.indexOf(key))
    },
    onDragOver: (event: DragEvent) => {
      if (dragged) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (dragged) event.preventDefault()
    },
    onDragEnd: () => setDragged(undefined),
  })
  return { list, focus, press, dragging, dragged, announcement }
}

export type Reorder = Omit<ReturnType<typeof useReorder>, 'list'>
