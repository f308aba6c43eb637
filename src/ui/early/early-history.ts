import { whenIdle } from '../near/when-idle.ts'

/**
 * Before hydration going back changes only the address, so the page of that address is loaded. Until
 * it comes, the router must not follow: the page's HTML is that of the address before.
 */
export const earlyHistoryScript =
  '(f=>{let a=f();addEventListener("popstate",e=>{if(!earlyHistory.isLeft&&f()==a)return;earlyHistory.isLeft=true;e.stopImmediatePropagation();location.reload()},{capture:true,signal:(earlyHistory=new AbortController).signal})})(()=>location.pathname+location.search)'

type EarlyWindow = Window & { earlyHistory?: AbortController & { isLeft?: boolean } }

/** True if another page is being loaded, for whose address this page's HTML must not be hydrated. */
export const isLeavingPage = () => (window as EarlyWindow).earlyHistory?.isLeft === true

const lookAgainMs = 100

/** React marks what it has hydrated. The page itself is hydrated after its frame, once its scripts are there. */
function isPageHydrated(): boolean {
  const page = document.querySelector('main')?.firstElementChild
  return !page || Object.keys(page).some((key) => key.startsWith('__reactFiber'))
}

/** The parts of a page are hydrated one by one before the browser is idle. */
export function leaveHistoryToRouter(): () => void {
  const end = () => (window as EarlyWindow).earlyHistory?.abort()
  let stop = () => {}
  const look = () => {
    if (isPageHydrated()) {
      stop = whenIdle(end)
      return
    }
    const timer = setTimeout(look, lookAgainMs)
    stop = () => clearTimeout(timer)
  }
  look()
  return () => stop()
}
