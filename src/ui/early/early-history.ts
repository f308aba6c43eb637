/** Before hydration going back changes only the address, so the page of that address is loaded. */
export const earlyHistoryScript =
  '(f=>{let a=f();onpopstate=()=>f()==a||location.reload()})(()=>location.pathname+location.search)'

/** The time for hydrating the parts of a page where `requestIdleCallback` is missing. */
const partsMs = 1_000

/** The parts are hydrated one by one before the browser is idle. */
export function leaveHistoryToRouter(): () => void {
  const end = () => {
    window.onpopstate = null
  }
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(end, partsMs)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(end)
  return () => cancelIdleCallback(request)
}
