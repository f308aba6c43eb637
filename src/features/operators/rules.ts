/** By what an operator names an account on the command line: its number or its e-mail. */
export function referenceOf(typed: string): { id: number } | { email: string } {
  const text = typed.trim().toLowerCase()
  return /^\d{1,9}$/.test(text) ? { id: Number(text) } : { email: text }
}

/** What an operator asked for and cannot have; the message says why. */
export class CannotDo extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'CannotDo'
  }
}
