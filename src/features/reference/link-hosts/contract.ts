import * as z from 'zod/mini'
import { textField } from '#platform/endpoint/fields.ts'

/** A name of the public DNS in ASCII. The last part has letters alone, so no IP address is one. */
const hostPattern =
  '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])'

const hostEntry = new RegExp(`^(?:\\*\\.)?${hostPattern}$`)

/**
 * Hosts that links in ads may lead to. `youtu.be` is this host alone, `*.kuula.co` is every host
 * below it but not `kuula.co` itself. In lower case; international names in Punycode.
 */
export const LinkHosts = z.array(z.string().check(z.regex(hostEntry))).check(z.maxLength(200))

/** Where videos and virtual tours of homes in the Emirates are kept, until an operator says otherwise. */
export const defaultLinkHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
  'vimeo.com',
  'www.vimeo.com',
  'player.vimeo.com',
  'www.dailymotion.com',
  'dai.ly',
  'my.matterport.com',
  'discover.matterport.com',
  'kuula.co',
  'www.kuula.co',
  'tour.giraffe360.com',
  'www.eyespy360.com',
  'app.cloudpano.com',
  'www.cloudpano.com',
  'ricoh360.com',
  'www.ricoh360.com',
  'theta360.com',
  'tour.panoee.com',
  'tour.panoee.net',
  'momento360.com',
]

/** What follows the host is read by that host; only what browsers read as another address is refused. */
const plainAddress = new RegExp(
  `^https://(${hostPattern})(?:[/?#][^\\s\\\\\\p{Cc}\\p{Cf}]*)?$`,
  'iu',
)

/** The host of a link in lower case; undefined of what is no plain address of the web. */
export function linkHostOf(link: string): string | undefined {
  const host = plainAddress.exec(link)?.[1]?.toLowerCase()
  // Ignoring case, Unicode takes ſ for s and the sign of Kelvin for k, which no address does.
  const isRead =
    host !== undefined && URL.canParse(link) && new URL(link).origin === `https://${host}`
  return isRead ? host : undefined
}

const anyCase = (text: string) =>
  text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** In any case of letters, without a flag. */
const oneOf = (words: string) => `(?:${words.split(' ').map(anyCase).join('|')})`

/** What may stand around a word without making another of it: a mark, as it is or percent-encoded. */
const escapedMark = '%[0-3][0-9a-fA-F]'
const mark = `(?:${escapedMark}|[!$&'()*+,.:;=@_~|^-])`

/** The end of a part of a path, or a mark that is not used inside of names (`redirect.php`, `out;a`). */
const end = `(?:[/?#]|$|${escapedMark}|[!$&'()*+,.:;=@~|^])`

/**
 * Parts of a path under which sites send their visitors on, by what the words mean. Those that begin
 * names of homes and films as well (`out-of-town`, `exit-tower`) count alone, in front of a mark, or
 * with a word that leaves no doubt (`out_link`).
 */
const onwardPart = [
  oneOf('redirect redir'),
  `${oneOf('goto linkout outlink outbound')}(?:[_-]|${end})`,
  `${oneOf('url link links out away exit go jump leave external click forward')}(?:${end}|[_-]${oneOf('link links url redirect redir site page click')}(?:[_-]|${end}))`,
].join('|')

const youTube = `[a-zA-Z]+://(?:[a-zA-Z0-9-]+\\.)*${anyCase('youtube')}(?:-${anyCase('nocookie')})?\\.${anyCase('com')}(?![a-zA-Z0-9.-])`
const shortYouTube = `[a-zA-Z]+://${anyCase('youtu')}\\.${anyCase('be')}(?![a-zA-Z0-9.-])`
const video = '/[a-zA-Z0-9_-]+/?(?:[?#]|$)'

/**
 * Links that an allowed site may answer by sending its visitor on to any other (`/redirect?q=…`): a
 * path with a part that begins with one of the words above, or one that hides a plain letter or a slash
 * behind a percent sign; and of YouTube, which has several such addresses, whatever is neither a video
 * nor a list of videos.
 * Read alike by JavaScript and PostgreSQL, without flags, so that search and the ad's page agree.
 */
export const onwardPattern = [
  `^[^:/?#]+://[^?#]*/${mark}*(?:${onwardPart})`,
  '^[^?#]*%(?:2[fF]|[4-7][0-9a-fA-F])',
  `^${youTube}(?!/(?:watch|playlist)/?(?:[?#]|$)|/(?:embed|shorts|live|v)${video})`,
  `^${shortYouTube}(?!${video})`,
].join('|')

/**
 * A link that an advertiser writes: `https`, a host name, no user, password or port (ASVS 1.2.2).
 * Whether its host is allowed is asked by rules.ts.
 */
export const linkField = (maximum: number) =>
  textField(maximum).check(z.refine((text) => linkHostOf(text) !== undefined, 'invalid_url'))
