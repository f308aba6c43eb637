import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { originOf } from '#platform/http/origin.ts'
import { Refusal } from '#platform/refusal.ts'

const asked = (host: string) => ({ protocol: 'http', host }) as FastifyRequest

test.each([
  'u:p@localhost',
  'localhost/path',
  'localhost?query',
  'localhost#part',
  'local\\host',
  '',
])('a host of “%s” is no address of ours, unless one is configured', (host) => {
  expect(() => originOf(asked(host), undefined)).toThrow(Refusal)
  expect(originOf(asked(host), 'https://dara.example')).toBe('https://dara.example')
})

test.each(['localhost:3000', 'dara.example', '[::1]:3000'])('%s is one', (host) => {
  expect(originOf(asked(host), undefined)).toBe(`http://${host}`)
})
