/** Drill R23: clocks of two machines may differ by this much. */
const clockToleranceSeconds = 60

/** A later time was set by a wrong clock, so its limit does not apply. */
export const addTolerance = (now: Date, seconds: number): Date =>
  new Date(now.getTime() + (seconds + clockToleranceSeconds) * 1000)
