import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** Typst wants static fonts. */
const fonts = [
  import.meta.resolve('@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf'),
]

type Task = { template: string; data: unknown; format: 'pdf' | 'svg' }

const { template, data, format } = JSON.parse((await buffer(process.stdin)).toString()) as Task
const fontBlobs = await Promise.all(fonts.map((font) => readFile(new URL(font))))
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] })
const compiled = compiler.compile({
  mainFileContent: template,
  inputs: { data: JSON.stringify(data) },
})
if (!compiled.result) {
  compiled.printErrors()
  process.exit(1)
}
process.stdout.write(
  format === 'svg' ? compiler.svg(compiled.result) : compiler.pdf(compiled.result),
)
