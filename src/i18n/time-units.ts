export const secondMs = 1_000

/** Days in the Emirates always have 24 hours. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const hourSeconds = hourMs / secondMs
export const daySeconds = dayMs / secondMs
