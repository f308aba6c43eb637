const internals = /FST_|ERR_|at .*\.[jt]s|node_modules|\bpg\b|select |relation|column|syntax/i

export function parsedAnswer(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}

/** What an answer does not have of our error form, in words only, with the headers of every answer. */
export function framingFaults(answer: string): string[] {
  const { head, body } = parsedAnswer(answer)
  const [first] = JSON.parse(body).errors ?? []
  const wrong = {
    'no words': typeof first?.msg !== 'string' || !/^[a-z_]+$/.test(first?.code),
    internals: internals.test(body),
    'can be sniffed': !head.includes('x-content-type-options: nosniff'),
    'can run': !head.includes("content-security-policy: default-src 'none'"),
    'is for every site': !head.includes('cross-origin-resource-policy: same-origin'),
    'shares its window': !head.includes('cross-origin-opener-policy: same-origin'),
    'may use the camera': !head.includes('permissions-policy: '),
    'says what made it': /x-powered-by|\nserver:/.test(head),
  }
  return Object.entries(wrong).flatMap(([name, is]) => (is ? [name] : []))
}

export const close = 'Host: localhost\r\nConnection: close\r\n'
export const getOf = (path: string) => `GET ${path} HTTP/1.1\r\n${close}\r\n`
export const postHead = `POST /api/anonymous-users/action HTTP/1.1\r\n${close}Content-Type: application/json\r\n`

/** What is no request, the statuses that say so, and the bytes. */
export const brokenBytes: [string, number[], (string | Buffer)[]][] = [
  [
    'broken UTF-8 as raw bytes in a query',
    [400],
    ['GET /api/properties?keyword=', Buffer.from([0xff, 0xfe, 0x80]), ` HTTP/1.1\r\n${close}\r\n`],
  ],
  ['broken UTF-8 in a path', [400], [getOf('/api/properties/%ff')]],
  ['broken UTF-8 in a page’s path', [400], [getOf('/en/%ff')]],
  ['half an escape', [400], [getOf('/api/properties/%')]],
  ['a path of 300 letters', [404], [getOf(`/api/properties/${'a'.repeat(300)}`)]],
  ['two Content-Lengths', [400], [`${postHead}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `]],
  [
    'a length and chunks',
    [400],
    [`${postHead}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ],
  [
    'one Content-Length twice',
    [400],
    [`${postHead}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`],
  ],
  [
    'one Transfer-Encoding twice',
    [400],
    [
      `${postHead}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n`,
      '2\r\n{}\r\n0\r\n\r\n',
    ],
  ],
  ['no Host', [400], ['GET /en HTTP/1.1\r\nConnection: close\r\n\r\n']],
  ['HTTP/1.0 without a Host', [404], ['GET /api/nothing HTTP/1.0\r\n\r\n']],
  ...['/en', '/healthz', '/api/property-types', '/api/nothing', '/robots.txt'].map(
    (path): [string, number[], string[]] => [
      `two Hosts for ${path}`,
      [400],
      [`GET ${path} HTTP/1.1\r\n${close}host: evil.example\r\n\r\n`],
    ],
  ),
  ...[
    'Authorization: Bearer a',
    'Origin: http://localhost',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: text/plain',
  ].map((line): [string, number[], string[]] => [
    `${line.split(':')[0]} twice`,
    [400],
    [`${postHead}Content-Length: 2\r\n${line}\r\n${line.toUpperCase()}\r\n\r\n{}`],
  ]),
  ['chunks, perhaps', [400], [`${postHead}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`]],
  ['a negative length', [400], [`${postHead}Content-Length: -1\r\n\r\n{}`]],
  ['a blank before the colon', [400], [`GET / HTTP/1.1\r\nHost : localhost\r\n\r\n`]],
  ['a folded header', [400], [`GET / HTTP/1.1\r\n folded: 1\r\n${close}\r\n`]],
  [
    'an expectation that nobody meets',
    [404],
    [`GET /api/nothing HTTP/1.1\r\n${close}Expect: miracles\r\n\r\n`],
  ],
  ['HTTP/9', [400], [`GET / HTTP/9.1\r\n${close}\r\n`]],
  ['a method nobody knows', [400], [`STEAL / HTTP/1.1\r\n${close}\r\n`]],
  ['a host that is none', [400], ['GET /en HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n']],
  ['an address of 30 kB', [414, 431], [getOf(`/api/properties?keyword=${'a'.repeat(30_000)}`)]],
  [
    'cookies of 30 kB',
    [431],
    [`GET /api/properties HTTP/1.1\r\n${close}Cookie: a=${'b'.repeat(30_000)}\r\n\r\n`],
  ],
  [
    'a body in bytes that are no UTF-8',
    [400],
    [`${postHead}Content-Length: 4\r\n\r\n`, Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ],
  ['another site’s address', [404], [getOf('http://evil.example/en')]],
  ['an address without a site', [404], [getOf('//evil.example/en')]],
]
