import { defaults } from '#features/search/query/contract/limits.ts'
import { writeSearch } from '#features/search/query/contract/search.ts'
import type { Results } from '../results-model.ts'

type HiddenInputsProps = {
  results: Results
  names?: readonly string[]
  except?: readonly string[]
}

export function HiddenInputs({ results, names, except = [] }: HiddenInputsProps) {
  const query = writeSearch({ ...results.search, page: 1, limit: defaults.limit })
  return Object.entries(query)
    .filter(([name]) => (names ? names.includes(name) : !except.includes(name)))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
