import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { IdParams, integerField, listField } from '#platform/endpoint/fields.ts'
import { contractFaults } from './contract.ts'
import { type Contracted, readContracts } from './contracts.ts'
import { openApiOf } from '../openapi/document.ts'

const contracted = (path: string, description = 'One home.'): Contracted => ({
  endpoint: endpoint({
    summary: 'A call of this test',
    method: 'GET',
    path,
    access: 'public',
    params: IdParams,
    query: z.object({
      limit: z.optional(integerField(1, 50)),
      areas: z.optional(listField(z.enum(['north', 'south']), { maximum: 4 })),
    }),
    reply: z.object({ name: z.string() }),
  }),
  name: 'readHome',
  district: 'listing',
  description,
  path: 'src/features/listing/homes/contract.ts',
  line: 7,
})

const home = contracted('/homes/{id}')

describe('The table of calls', () => {
  test('answers every endpoint once', () => {
    expect(contractFaults([home], [home.endpoint])).toEqual([])
    const at = 'src/features/listing/homes/contract.ts:7: GET /homes/{id} has'
    expect(contractFaults([home], [])).toEqual([expect.stringContaining(`${at} 0 handlers`)])
    expect(contractFaults([home], [home.endpoint, home.endpoint])).toEqual([
      expect.stringContaining(`${at} 2 handlers`),
    ])
  })

  test('answers nothing that no contract names', () => {
    const stranger = contracted('/secret').endpoint
    expect(contractFaults([home], [home.endpoint, stranger])).toEqual([
      expect.stringContaining('GET /secret stands in no contract'),
    ])
  })

  test('says what each call is for', () => {
    const mute = contracted('/homes/{id}', '')
    expect(contractFaults([mute], [mute.endpoint])).toEqual([
      expect.stringContaining('readHome has no docstring'),
    ])
  })
})

describe('The API reference', () => {
  test('describes a call as it is read from the wire', () => {
    const { paths } = openApiOf([home], []) as { paths: Record<string, { get: object }> }
    expect(paths['/homes/{id}']?.get).toMatchObject({
      operationId: 'readHome',
      description: 'One home.',
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
        { name: 'limit', in: 'query', required: false, schema: { maximum: 50 } },
        { name: 'areas', explode: false, schema: { type: 'array', maxItems: 4 } },
      ],
      responses: {
        200: { content: { 'application/json': { schema: { required: ['data'] } } } },
      },
    })
  })
})

describe('A contract', () => {
  test('is read with its docstrings', async () => {
    await mkdir('.data', { recursive: true })
    const root = resolve(await mkdtemp('.data/contracts-'))
    onTestFinished(() => rm(root, { recursive: true }))
    await mkdir(join(root, 'src/features/listing/homes'), { recursive: true })
    const one = (name: string) =>
      `export const ${name} = { method: 'GET', path: '/a', access: 'public', reply: {} }\n`
    const text = `/** Of the file. */\n\n/** All homes,\n * cheapest first. */\n${one('all')}${one('mute')}`
    await writeFile(join(root, 'src/features/listing/homes/contract.ts'), text)
    expect(await readContracts(root)).toMatchObject([
      { name: 'all', district: 'listing', description: 'All homes, cheapest first.', line: 5 },
      { name: 'mute', description: '', line: 6 },
    ])
  })
})
