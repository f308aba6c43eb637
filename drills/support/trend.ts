/** Minutes since the beginning, and a value measured then. */
export type Point = [minute: number, value: number]

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const sumOf = (points: readonly Point[], term: (point: Point) => number) =>
  points.reduce((sum, point) => sum + term(point), 0)

export type Trend = { perTenMinutes: number; standardError: number }

/** Least squares. The standard error is that of the slope; without three points nothing is known. */
export function trendOf(points: readonly Point[]): Trend {
  const x = meanOf(points.map(([minute]) => minute))
  const y = meanOf(points.map(([, value]) => value))
  const spread = sumOf(points, ([minute]) => (minute - x) ** 2)
  if (points.length < 3 || spread === 0) return { perTenMinutes: 0, standardError: Infinity }
  const slope = sumOf(points, ([minute, value]) => (minute - x) * (value - y)) / spread
  const rest = sumOf(points, ([minute, value]) => (value - y - slope * (minute - x)) ** 2)
  const error = Math.sqrt(rest / (points.length - 2) / spread)
  return { perTenMinutes: slope * 10, standardError: error * 10 }
}

/** Two standard errors below the slope: less than this was gained with a chance of 2 %. */
export const leastGain = ({ perTenMinutes, standardError }: Trend) =>
  Math.max(0, perTenMinutes - 2 * standardError)
