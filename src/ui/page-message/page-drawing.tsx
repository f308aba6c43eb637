import sprite from './page-drawings.svg?url'

export type PageDrawingName = 'door' | 'house' | 'letter' | 'tower' | 'void-letter'

export function PageDrawing({ name }: { name: PageDrawingName }) {
  return (
    <svg viewBox="0 0 240 120" aria-hidden className="w-64 max-w-full" fill="none">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
