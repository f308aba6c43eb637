/**
 * Call when waiting begins. The answer is called after it: true if the user has gone on with something
 * else on the page, from which neither the focus nor the page may be taken. Where nothing has the focus,
 * what had it is gone.
 */
export function followUser(): () => boolean {
  const { activeElement: begunAt } = document
  let hasTyped = false
  const note = () => {
    hasTyped = true
  }
  document.addEventListener('input', note, { once: true, capture: true })
  return () => {
    const { activeElement: now } = document
    return hasTyped || (now !== begunAt && now !== null && now !== document.body)
  }
}
