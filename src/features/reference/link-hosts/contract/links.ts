import * as z from 'zod/mini'
import { textField } from '#platform/endpoint/fields.ts'
import { hostPattern } from './hosts.ts'

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

/** After the host, only characters by which a browser would read another address are refused. */
const plainAddress = new RegExp(
  `^https://(${hostPattern})(?:[/?#][^\\s\\\\\\p{Cc}\\p{Cf}]*)?$`,
  'iu',
)

/** In lower case; undefined where the link is not a plain `https` address. */
export function linkHostOf(link: string): string | undefined {
  const host = plainAddress.exec(link)?.[1]?.toLowerCase()
  // With the flags `iu`, Unicode matches ſ to s and the Kelvin sign to k, which no host may.
  const isRead =
    host !== undefined && URL.canParse(link) && new URL(link).origin === `https://${host}`
  return isRead ? host : undefined
}

const anyCase = (text: string) =>
  text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

const oneOf = (words: string) => `(?:${words.split(' ').map(anyCase).join('|')})`

/** A mark that may stand beside a word without changing it, plain or percent-encoded. */
const escapedMark = '%[0-3][0-9a-fA-F]'
const mark = `(?:${escapedMark}|[!$&'()*+,.:;=@_~|^-])`

/** The end of a path segment, or a mark not used inside names (`redirect.php`, `out;a`). */
const end = `(?:[/?#]|$|${escapedMark}|[!$&'()*+,.:;=@~|^])`

// Path segments that redirect visitors. Words that also begin names (`out-of-town`, `exit-tower`)
// match only alone, before a mark or with a second word that leaves no doubt (`out_link`).
const onwardPart = [
  oneOf('redirect redir'),
  `${oneOf('goto linkout outlink outbound')}(?:[_-]|${end})`,
  `${oneOf('url link links out away exit go jump leave external click forward')}(?:${end}|[_-]${oneOf('link links url redirect redir site page click')}(?:[_-]|${end}))`,
].join('|')

const youTube = `[a-zA-Z]+://(?:[a-zA-Z0-9-]+\\.)*${anyCase('youtube')}(?:-${anyCase('nocookie')})?\\.${anyCase('com')}(?![a-zA-Z0-9.-])`
const shortYouTube = `[a-zA-Z]+://${anyCase('youtu')}\\.${anyCase('be')}(?![a-zA-Z0-9.-])`
const video = '/[a-zA-Z0-9_-]+/?(?:[?#]|$)'

/**
 * Links by which an allowed site may redirect its visitor anywhere (`/redirect?q=…`),
 * percent-encoded letters and slashes included. YouTube has several such addresses, so of it every
 * link that is neither a video nor a playlist matches.
 * No flags are needed, so that JavaScript (the ad's page) and PostgreSQL (search) agree.
 */
export const onwardPattern = [
  `^[^:/?#]+://[^?#]*/${mark}*(?:${onwardPart})`,
  '^[^?#]*%(?:2[fF]|[4-7][0-9a-fA-F])',
  `^${youTube}(?!/(?:watch|playlist)/?(?:[?#]|$)|/(?:embed|shorts|live|v)${video})`,
  `^${shortYouTube}(?!${video})`,
].join('|')

/** `https` and a host, without user, password or port (ASVS 1.2.2); rules.ts checks the host. */
export const linkField = (maximum: number) =>
  textField(maximum).check(z.refine((text) => linkHostOf(text) !== undefined, 'invalid_url'))
