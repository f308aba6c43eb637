/** Lengths of time in milliseconds. A day is that of the Emirates, whose clocks never change. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
