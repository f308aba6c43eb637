export type Problem = [name: string, problem: string, example: string]

const sentenceOf = ([name, problem, example]: Problem) =>
  `${name} ${problem}. Example: ${name}=${example}`

/** A variable of the environment that cannot be used; the message names it and shows a good one. */
export class ConfigError extends Error {
  constructor(...problem: Problem) {
    super(sentenceOf(problem))
    this.name = 'ConfigError'
  }
}

/** All that is wrong at once, a line each, so that nobody has to start again for each of them. */
export class ConfigErrors extends ConfigError {
  constructor(problems: readonly [Problem, ...Problem[]]) {
    super(...problems[0])
    this.message = problems.map(sentenceOf).join('\n')
  }
}
