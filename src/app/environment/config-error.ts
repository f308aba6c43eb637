export type Problem = [name: string, problem: string, example: string]

const sentenceOf = ([name, problem, example]: Problem) =>
  `${name} ${problem}. Example: ${name}=${example}`

export class ConfigError extends Error {
  constructor(...problem: Problem) {
    super(sentenceOf(problem))
    this.name = 'ConfigError'
  }
}

/** Lists all problems at once, so that one restart is enough. */
export class ConfigErrors extends ConfigError {
  constructor(problems: readonly [Problem, ...Problem[]]) {
    super(...problems[0])
    this.message = problems.map(sentenceOf).join('\n')
  }
}
