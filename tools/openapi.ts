import { readFile, writeFile } from 'node:fs/promises'
import {
  type Contracted,
  type NamedSchema,
  readContracts,
  readSchemas,
} from './checks/contracts.ts'
import { openApiOf } from './openapi/document.ts'
import { typesOf } from './openapi/client-types.ts'
import { fillDocstring, readProductConstants } from './openapi/docstrings.ts'

/** What is printed from the contracts: the document, and the types of the client that a test uses. */
async function printOpenApi(contracts: Contracted[], schemas: NamedSchema[]) {
  const constants = readProductConstants(process.cwd())
  const filled = <Described extends { description: string; path: string }>(one: Described) => ({
    ...one,
    description: fillDocstring(one.description, one.path, constants),
  })
  const document = openApiOf(contracts.map(filled), schemas.map(filled))
  return {
    'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'test/integrator/api.gen.ts': await typesOf(document),
  }
}

/** The committed files that are not what the contracts say. */
export async function staleFiles(contracts: Contracted[], schemas: NamedSchema[]) {
  const files = Object.entries(await printOpenApi(contracts, schemas))
  const committed = await Promise.all(files.map(([file]) => readFile(file, 'utf8').catch(() => '')))
  return files.filter(([, text], at) => committed[at] !== text).map(([file]) => file)
}

if (import.meta.main) {
  const root = process.cwd()
  const files = await printOpenApi(await readContracts(root), await readSchemas(root))
  for (const [file, text] of Object.entries(files)) await writeFile(file, text)
}
