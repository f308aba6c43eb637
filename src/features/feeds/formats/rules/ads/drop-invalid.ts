export function dropInvalid(fields: Record<string, unknown>, paths: readonly string[]) {
  const wrong = new Set(paths)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (wrong.has(name)) return []
      if (typeof value !== 'object' || value === null) return [[name, value]]
      const kept = Object.entries(value).filter(([part]) => !wrong.has(`${name}.${part}`))
      return [[name, Object.fromEntries(kept)]]
    }),
  )
}
