import { useEffect, useState } from 'react'

/** No more than `max` calls in any `windowMs`; `quietMs` is the shortest pause before a call. */
export type Pace = { quietMs: number; max: number; windowMs: number }

/**
 * Half of the calls may follow each other after `quietMs`. The other half is spread over the window,
 * so that typing without a pause slows suggestions down and is never refused.
 */
export function delayBefore(sent: readonly number[], now: number, pace: Pace): number {
  const { quietMs, max, windowMs } = pace
  const burst = Math.floor(max / 2)
  const recent = sent.filter((at) => at > now - windowMs)
  const last = recent.at(-1)
  if (last === undefined || recent.length < burst) return quietMs
  return Math.max(quietMs, last + windowMs / burst - now)
}

/** Of one kind of call in this tab: fields that send the same call share their times. */
export function newPace(pace: Pace) {
  let sent: number[] = []
  return function usePaced<Value>(value: Value): Value {
    const [settled, setSettled] = useState(value)
    useEffect(() => {
      if (Object.is(value, settled)) return
      const send = () => {
        sent = [...sent.slice(-pace.max), Date.now()]
        setSettled(value)
      }
      const timer = setTimeout(send, delayBefore(sent, Date.now(), pace))
      return () => clearTimeout(timer)
    }, [value, settled])
    return settled
  }
}
