import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { phrases } from './phrases.ts'

const strokes = [
  'M8 104h144',
  'M28 104V58h62v46 M24 58h70 M36 58V32h20v26 M33 32h26 M42 38v12 M50 38v12',
  'M58 104V86a8 8 0 0 1 16 0v18',
  'M90 104V74h34v30 M96 74a11 13 0 0 1 22 0 M107 61v-6',
  'M138 104c2-14 1-24-2-32 M136 72c-6-6-12-5-15-1 M136 72c1-8 7-11 12-9 M136 72c6-3 11 0 12 5',
  'M128 40a9 9 0 1 1 .1 0',
]

const paces = ['', 'delay-1', 'delay-2', 'delay-3', 'delay-4', 'delay-5']

function Drawing() {
  return (
    <svg viewBox="0 0 160 116" aria-hidden className="w-44 text-palm" fill="none">
      {strokes.map((path, at) => (
        <path
          key={path}
          d={path}
          pathLength={1}
          stroke="currentColor"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          className={`drawn ${paces[at] ?? ''}`}
        />
      ))}
    </svg>
  )
}

/** Spec 1: covers the page while settings load; `children` replace the text after a failure. */
export function LoadingScreen({ children }: { children?: ReactNode }) {
  const words = useWords(phrases)
  return (
    <div className="fixed inset-0 z-40 grid place-content-center justify-items-center gap-6 bg-paper p-6 text-center noscript:hidden">
      <Drawing />
      <div role="status" className="text-muted">
        {!children && words('loading')}
      </div>
      {children}
    </div>
  )
}
