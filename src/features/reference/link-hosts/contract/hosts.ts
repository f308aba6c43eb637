import * as z from 'zod/mini'

/** A public DNS name in ASCII. The last part begins with a letter, so no IP address matches. */
export const hostPattern =
  '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])'

const hostEntry = new RegExp(`^(?:\\*\\.)?${hostPattern}$`)

/**
 * Hosts that links in ads may lead to. `youtu.be` is this host alone, `*.kuula.co` is every host
 * below it but not `kuula.co` itself. In lower case; international names in Punycode.
 */
export const LinkHosts = z.array(z.string().check(z.regex(hostEntry))).check(z.maxLength(200))
