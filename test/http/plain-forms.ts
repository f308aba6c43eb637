import type { DrawingContext } from '#app/current-request.ts'
import type { Renderer } from '#app/http/pages/page-handler.ts'
import type { openSite } from '../site.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'app'>

/** Draws nothing but the answer that a page has for a browser without scripts. */
export const answerRenderer: Renderer = {
  fetch: async (_request, { context }) => {
    const { plainAnswer, scriptMark } = context as DrawingContext
    const script = `<script nonce="${scriptMark}">1</script>`
    return new Response(
      `<!doctype html><title>Page</title>${script}<pre>${JSON.stringify(plainAnswer)}</pre>`,
    )
  },
}

/** Undefined where the page has none. */
export function answerIn(html: string): DrawingContext['plainAnswer'] {
  const [, drawn = 'undefined'] = /<pre>(.*)<\/pre>/s.exec(html) ?? []
  return drawn === 'undefined' ? undefined : JSON.parse(drawn)
}

type Fields = Record<string, string | string[]>

const encode = (fields: Fields) =>
  Object.entries(fields)
    .flatMap(([name, value]) => [value].flat().map((one) => new URLSearchParams({ [name]: one })))
    .join('&')

/** As the fields of a form say the body of a call: a box that is ticked is `on`. */
export const formFields = (body: Record<string, unknown>, ...without: string[]): Fields =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !without.includes(name))
      .map(([name, value]) => [
        name,
        value === true ? 'on' : Array.isArray(value) ? value.map(String) : String(value),
      ]),
  )

const present = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))

type Sent = {
  headers?: Record<string, string | undefined>
  from?: string
  body?: string | Buffer
}

/** As a browser without scripts sends a form of our own page. */
export const formSender =
  ({ app }: Site) =>
  (url: string, fields: Fields, { headers = {}, from = '127.0.0.1', body }: Sent = {}) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      headers: present({
        host: 'localhost:80',
        origin: 'http://localhost:80',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
      payload: body ?? encode(fields),
    })
