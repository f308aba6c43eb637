export function referenceOf(typed: string): { id: number } | { email: string } {
  const text = typed.trim().toLowerCase()
  return /^\d{1,9}$/.test(text) ? { id: Number(text) } : { email: text }
}

export const fileIdIn = (typed: string): string | undefined =>
  /\/media\/files\/([\w-]{22})(?=[-.])/.exec(typed)?.[1]

export class CannotDo extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'CannotDo'
  }
}
