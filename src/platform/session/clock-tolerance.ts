/** Clocks of two machines may differ by this much (drill R23). */
const clockToleranceSeconds = 60

/**
 * The latest time that something may bear which was set to `seconds` after its own moment. A later
 * one was set by a clock that was wrong: what it limits must not be limited until then.
 */
export const latestPossible = (now: Date, seconds: number): Date =>
  new Date(now.getTime() + (seconds + clockToleranceSeconds) * 1000)
