import type { Contracted, NamedSchema } from '../checks/contracts.ts'
import { openExamples } from './examples.ts'
import { operationOf } from './operation.ts'
import { overview } from './overview.ts'
import { refusalResponses, refusalSchema } from './refusals.ts'
import { openSchemaPrinter } from './schemas.ts'
import { securitySchemes } from './security.ts'
import { tags } from './tags.ts'

const sortedByName = <Value>(values: Record<string, Value>) =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/**
 * The whole API as an OpenAPI 3.1 document, printed from the contracts. Calls stand in the order of
 * their declarations, so that a reader meets them as their feature tells them.
 */
export function openApiOf(contracts: Contracted[], named: NamedSchema[]): Record<string, unknown> {
  const { print, components } = openSchemaPrinter(named)
  const examples = openExamples(components)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const contracted of contracts) {
    const { path, method } = contracted.endpoint
    const operation = operationOf(contracted, print, examples)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dara',
      version: '1',
      description: overview,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    tags,
    paths,
    components: {
      securitySchemes,
      schemas: sortedByName({ ...components, Refusal: refusalSchema }),
      responses: refusalResponses,
    },
  }
}
