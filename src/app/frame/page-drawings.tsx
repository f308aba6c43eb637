import sprite from './page-drawings.svg?url'

/**
 * `door`: stands alone in the dunes and leads nowhere; `house`: its shutters are closed; `tower`: a
 * wind tower in a passing storm.
 */
export function PageDrawing({ name }: { name: 'door' | 'house' | 'tower' }) {
  return (
    <svg viewBox="0 0 240 120" aria-hidden className="w-64 max-w-full" fill="none">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
