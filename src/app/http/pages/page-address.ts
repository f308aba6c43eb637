/** A redirect that repeats `//other.example` would lead to another site. */
const isPath = (url: string) => /^\/(?![/\\])/.test(url)

const decodeEscapes = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

/** TanStack Start answers below this path, although no function of the server may be called there. */
const isOfServerFunctions = (url: string) =>
  decodeEscapes(URL.parse(url, 'http://localhost')?.pathname ?? '').startsWith('/_serverFn')

export const isPageAddress = (url: string) => isPath(url) && !isOfServerFunctions(url)
