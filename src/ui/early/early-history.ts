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

/** The parts are hydrated one by one before the browser is idle. */
export function leaveHistoryToRouter(): () => void {
  return whenIdle(() => (window as EarlyWindow).earlyHistory?.abort())
}
