const camelCase = (name: string) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function valueOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valueOf)
  const isPlain = typeof value === 'object' && value !== null && !(value instanceof Date)
  return isPlain ? exportRow(value) : value
}

export function exportRow(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [camelCase(name), valueOf(value)]),
  )
}
