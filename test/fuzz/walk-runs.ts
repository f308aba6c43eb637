/**
 * How often a test of random steps walks, and from which seed: the same walks in each run of all tests.
 * `WALK_RUNS` and `WALK_SEED` try others, for whoever changes what is walked through.
 */
export function walkRuns(usual: number): { seed: number; numRuns: number } {
  const { WALK_SEED: seed = '20260301', WALK_RUNS: numRuns = usual } = process.env
  return { seed: Number(seed), numRuns: Number(numRuns) }
}
