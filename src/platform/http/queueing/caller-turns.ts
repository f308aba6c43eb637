export class CallerTurns {
  readonly #since = new Map<string, number>()
  #moments = 0

  note(caller: string) {
    this.#moments += 1
    this.#since.set(caller, this.#moments)
  }

  come(caller: string) {
    if (!this.#since.has(caller)) this.note(caller)
  }

  of(caller: string): number {
    return this.#since.get(caller) ?? 0
  }

  forget(caller: string) {
    this.#since.delete(caller)
  }
}
