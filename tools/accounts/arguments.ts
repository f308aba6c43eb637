import { parseArgs } from 'node:util'
import { defaultLanguage, isLanguage, type Language, languages } from '#i18n/language.ts'

/** Padded like the other options of the help. */
const languageOption = `--language ${languages.join('|')}`.padEnd(21)

export const help = `npm run account -- operators
npm run account -- show WHO
npm run account -- create-operator EMAIL --name NAME [options]
npm run account -- send-password-link WHO --reason TEXT [options]
npm run account -- reset-second-factor WHO --reason TEXT [options]
npm run account -- end-sessions WHO --reason TEXT
npm run account -- verify WHO --seen SIGN --reason TEXT
npm run account -- unverify WHO --reason TEXT
npm run account -- hide-profile WHO --reason TEXT
npm run account -- show-profile WHO --reason TEXT
npm run account -- remove-file ADDRESS --reason TEXT

WHO is the number of an account (as in the address of its public profile) or its e-mail. What is
done is kept with the account: when, by whom, and the reason.

  operators            who runs this site
  show                 what is known of an account, and what was done to it
  create-operator      an account of the staff; its owner chooses a password by the mailed link
  send-password-link   the same mail as "forgot password"
  reset-second-factor  for who lost the phone and the recovery codes: ends all sessions, tells the
                       owner by mail. First be sure who is asking.
  end-sessions         logs the account out everywhere, as for a phone that was stolen
  verify, unverify     the mark that the licence was seen, given to the profile that "show" printed
                       with this sign: not to what its owner has made of it since
  hide-profile         takes the public profile off the site: its page, its card, its name in searches
                       and its place in the sitemap. Its ads stay, without photo and link to it;
                       moderation takes ads off
  show-profile         brings it back
  remove-file          takes a picture, video or document off the site, out of the ad or profile that
                       has it, by its address (https://…/media/files/…). What a feed brings comes
                       again with its next run: moderation takes such an ad off

  --seen SIGN          the sign that "show" prints with the profile
  --reason TEXT        why, for whoever reads it later
  ${languageOption}in which the owner is written to (default: ${defaultLanguage})
  --help               print this

The environment is that of npm start: the same keys, PUBLIC_URL and DATABASE_URL or DATA_DIR. A
running server sends the mails. Ends with 0 when it was done, 1 when it was not, 2 when the command
was not understood.`

const listing = ['operators'] as const
const reading = ['show'] as const
const changing = [
  'send-password-link',
  'reset-second-factor',
  'end-sessions',
  'unverify',
  'hide-profile',
  'show-profile',
  'remove-file',
] as const

export type Wanted =
  | { verb: (typeof listing)[number] }
  | { verb: (typeof reading)[number]; who: string }
  | {
      verb: 'create-operator'
      who: string
      name: string
      reason: string | null
      language: Language
    }
  | { verb: 'verify'; who: string; seen: string; reason: string; language: Language }
  | { verb: (typeof changing)[number]; who: string; reason: string; language: Language }

const options = {
  name: { type: 'string' },
  seen: { type: 'string' },
  reason: { type: 'string' },
  language: { type: 'string', default: defaultLanguage },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type Problem = { problem: string }

const isOneOf = <Word extends string>(words: readonly Word[], word: unknown): word is Word =>
  words.includes(word as Word)

type Given = {
  name?: string | undefined
  seen?: string | undefined
  reason?: string | undefined
  language: Language
}

function wantedOf(
  verb: string | undefined,
  who: string | undefined,
  given: Given,
): Wanted | Problem {
  if (isOneOf(listing, verb)) return { verb }
  const verbs = [...reading, 'create-operator' as const, 'verify' as const, ...changing]
  if (!isOneOf(verbs, verb)) return { problem: 'Say what to do' }
  if (!who?.trim()) {
    return { problem: verb === 'remove-file' ? 'Say the address of the file' : 'Say whose account' }
  }
  if (verb === 'show') return { verb, who }
  const { language } = given
  const reason = given.reason?.trim()
  if (verb === 'create-operator') {
    const name = given.name?.trim()
    if (!name) return { problem: 'Say what the operator is called: --name' }
    if (!/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/.test(who)) return { problem: `${who} is no e-mail` }
    return { verb, who, name, reason: reason || null, language }
  }
  if (!reason) return { problem: 'Say why: --reason' }
  if (verb === 'verify') {
    const seen = given.seen?.trim()
    if (!seen) return { problem: 'Say which profile was compared with the licence: --seen' }
    return { verb, who, seen, reason, language }
  }
  return { verb, who, reason, language }
}

/** What the operator wants; a text when the command was not understood. */
export function readArguments(args: string[]): Wanted | 'help' | Problem {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (values.help) return 'help'
    const { language } = values
    if (!isLanguage(language)) return { problem: `--language is ${languages.join(' or ')}` }
    const [verb, who, ...more] = positionals
    if (more.length > 0) return { problem: `One at a time: ${more.join(' ')} is too much` }
    return wantedOf(verb, who, { ...values, language })
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
