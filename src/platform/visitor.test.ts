import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { createVisitorReader } from './visitor.ts'

const isBot = (agent: string | undefined) => {
  const request = { headers: { 'user-agent': agent }, cookies: {} } as unknown as FastifyRequest
  return createVisitorReader({ secret: 'x', isSecure: false })(request, {} as FastifyReply).isBot
}

it.each([
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Slackbot-LinkExpanding 1.0',
])('knows %s for a machine', (agent) => {
  expect(isBot(agent)).toBe(true)
})

it.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/120.0 Mobile',
  undefined,
])('takes %s for a person', (agent) => {
  expect(isBot(agent)).toBe(false)
})
