import { createElement, type ReactNode } from 'react'

const token =
  /<!--[^]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => entities[one]!)

function propsOf(attributes: string): Record<string, string | true> {
  const found = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(
    found.map(([, name = '', value]) => [
      name === 'class' ? 'className' : name,
      value === undefined || value === '' ? true : plain(value),
    ]),
  )
}

type Open = { name: string; props: Record<string, unknown>; children: ReactNode[] }

function close(stack: Open[]): void {
  const done = stack.pop()!
  stack.at(-1)!.children.push(createElement(done.name, done.props, ...done.children))
}

/** The body of a rendered page as the host elements it is made of, without any component. */
export function bareTree(html: string): ReactNode {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? ''
  const scriptless = body.replace(/<script[^]*?<\/script>/g, '')
  const root: Open = { name: 'body', props: {}, children: [] }
  const stack = [root]
  const open = (name: string, attributes: string, isEmpty: boolean) => {
    stack.push({ name, props: propsOf(attributes), children: [] })
    if (isEmpty) close(stack)
  }
  for (const [text, closing, opening, attributes = '', slash] of scriptless.matchAll(token)) {
    if (closing) close(stack)
    else if (opening) open(opening, attributes, slash === '/' || empty.has(opening))
    else if (!text.startsWith('<!')) stack.at(-1)!.children.push(plain(text))
  }
  return createElement(root.name, root.props, ...root.children)
}
