/**
 * Back and forward before React has taken a page over: the browser changes the address and leaves the
 * page as it is, and React would find another page than the one that the address names. The page of
 * that address is loaded instead. A place within the page changes neither path nor query.
 */
export const earlyHistoryScript =
  '(f=>{let a=f();onpopstate=()=>f()==a||location.reload()})(()=>location.pathname+location.search)'

/** Without `requestIdleCallback`, how long the parts of a page may take to come alive after it. */
const partsMs = 1_000

/** To be called once the page is alive. Its parts are taken over one by one before the browser idles. */
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
