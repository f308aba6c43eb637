/** By what an operator names an account on the command line: its number or its e-mail. */
export function referenceOf(typed: string): { id: number } | { email: string } {
  const text = typed.trim().toLowerCase()
  return /^\d{1,9}$/.test(text) ? { id: Number(text) } : { email: text }
}

/** The id of the file that an address is of, as it stands in a page, a log or a complaint. */
export const fileIdIn = (typed: string): string | undefined =>
  /\/media\/files\/([\w-]{22})(?=[-.])/.exec(typed)?.[1]

/** What an operator asked for and cannot have; the message says why. */
export class CannotDo extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'CannotDo'
  }
}
