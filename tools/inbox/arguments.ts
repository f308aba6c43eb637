import { parseArgs } from 'node:util'

export const help = `npm run inbox -- messages [options]
npm run inbox -- show NUMBER [options]
npm run inbox -- answer NUMBER --text TEXT
npm run inbox -- answer NUMBER --file FILE
npm run inbox -- requests [options]
npm run inbox -- applications [options]
npm run inbox -- close ID
npm run inbox -- subscribers [--json]

  messages       what people wrote on /contact-us and nobody has answered yet, the newest first
  show           one message, with its answer
  answer         mails the answer to the sender and keeps it with the message
  requests       what people are looking for, the newest first, with phone and email
  applications   what people have applied for on /finance and nobody has closed yet, the newest first,
                 with phone and email; --json prints the amounts too
  close          closes an application, by the id at the end of its link
  subscribers    who gets the newsletter: address, language, and the link with which each letter to
                 this address lets its reader unsubscribe

  --answered     messages that were answered
  --closed       applications that were closed
  --suspected    those that look like spam, which were mailed to nobody
  --limit N      how many at most (default: 50)
  --text TEXT    the answer; lines become paragraphs
  --file FILE    a file with the answer, - for the standard input
  --json         print JSON
  --help         print this

The environment is that of npm start: the same keys, PUBLIC_URL and DATABASE_URL or DATA_DIR. A
running server sends the mails. Ends with 0 when it was done, 1 when it was not, 2 when the command
was not understood.`

export type Wanted = { isJson: boolean } & (
  | { verb: 'messages'; isAnswered: boolean; isSuspected: boolean; limit: number }
  | { verb: 'requests'; isSuspected: boolean; limit: number }
  | { verb: 'applications'; isClosed: boolean; isSuspected: boolean; limit: number }
  | { verb: 'subscribers' }
  | { verb: 'close'; application: string }
  | { verb: 'show'; id: number }
  | { verb: 'answer'; id: number; answer: { text: string } | { file: string } }
)

const options = {
  answered: { type: 'boolean', default: false },
  closed: { type: 'boolean', default: false },
  suspected: { type: 'boolean', default: false },
  limit: { type: 'string', default: '50' },
  text: { type: 'string' },
  file: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type Problem = { problem: string }

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

const wholeNumber = (typed: string | undefined) =>
  /^[1-9]\d{0,8}$/.test(typed ?? '') ? Number(typed) : undefined

function answerOf({ text, file }: Given): { text: string } | { file: string } | Problem {
  if (text !== undefined && file !== undefined) return { problem: '--text or --file, not both' }
  if (file !== undefined) return { file }
  return text?.trim() ? { text } : { problem: 'Say what to answer: --text or --file' }
}

const lists = ['messages', 'requests', 'applications'] as const
type List = (typeof lists)[number]

function listOf(verb: List, given: Given): Wanted | Problem {
  const limit = wholeNumber(given.limit)
  if (limit === undefined) return { problem: '--limit is a whole number' }
  const listed = { isJson: given.json === true, isSuspected: given.suspected === true, limit }
  if (verb === 'requests') return { verb, ...listed }
  if (verb === 'messages') return { verb, ...listed, isAnswered: given.answered === true }
  return { verb, ...listed, isClosed: given.closed === true }
}

function wantedOf([verb, number]: string[], given: Given): Wanted | Problem {
  const isJson = given.json === true
  const list = lists.find((one) => one === verb)
  if (list) return listOf(list, given)
  if (verb === 'subscribers') return { verb, isJson }
  if (verb === 'close') {
    return number ? { verb, isJson, application: number } : { problem: 'Say the id to close' }
  }
  if (verb !== 'show' && verb !== 'answer') return { problem: 'Say what to do' }
  const id = wholeNumber(number)
  if (id === undefined) return { problem: 'Say the number of the message' }
  if (verb === 'show') return { verb, isJson, id }
  const answer = answerOf(given)
  return 'problem' in answer ? answer : { verb, isJson, id, answer }
}

/** What the operator wants; a text when the command was not understood. */
export function readArguments(args: string[]): Wanted | 'help' | Problem {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (values.help) return 'help'
    const [, , ...more] = positionals
    if (more.length > 0) return { problem: `One at a time: ${more.join(' ')} is too much` }
    return wantedOf(positionals, values)
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
