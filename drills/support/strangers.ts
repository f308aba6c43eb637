import type { PlainRequest } from './plain-request.ts'

export const evil = 'evil.example'

/** Of every kind: pages, data, files, refusals. */
export const answersOfAllKinds: (PlainRequest | string)[] = [
  '/en',
  '/ar/properties',
  '/en/nothing-here',
  '/en/login',
  '/api/properties',
  '/api/nothing',
  '/api/properties/%ff',
  '/api/auth/account',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/media/files/none.webp',
  '/assets/none.js',
  { path: '/en', method: 'POST' },
  { path: '/api/properties', method: 'TRACE' },
  {
    path: '/api/auth/login',
    method: 'POST',
    payload: 'a=b',
    headers: { 'content-type': 'text/plain' },
  },
]

export const hostileOrigins = [
  'https://evil.example',
  'https://dara.example.evil.example',
  'https://evil-dara.example',
  'http://dara.example',
  'https://dara.example:8443',
  'null',
  'file://',
  'https://dara.example@evil.example',
]

export const redirectTricks: (PlainRequest | string)[] = [
  `//${evil}`,
  `//${evil}/..%2f`,
  `/\\${evil}`,
  `/%2f%2f${evil}`,
  `/%5c${evil}`,
  `/en//${evil}`,
  `/https://${evil}`,
  `/en/login?next=https://${evil}`,
  `/en/login?next=//${evil}`,
  `/en/login?redirect=%2f%5c${evil}`,
  `/en/%0d%0aLocation:%20https://${evil}`,
  `/${evil}/%2e%2e`,
  `/en/..//${evil}`,
  `/.${evil}`,
  { path: '/', headers: { host: evil } },
  { path: '/en/', headers: { 'x-forwarded-host': evil, 'x-forwarded-proto': 'http' } },
  { path: '/en', headers: { forwarded: `host=${evil};proto=http` } },
]

export const unserved = [
  '.git/config',
  '.git/HEAD',
  '.gitignore',
  '.env',
  '.env.production',
  '.npmrc',
  '.ci/run',
  '.data/pepper.key',
  '.DS_Store',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'node_modules/fastify/package.json',
  'src/app/server.ts',
  'db/migrations/0001_locations.sql',
  'dist/server/pages.js',
  'dist/client/index.html',
  '@vite/client',
  '@fs/etc/passwd',
  'server-status',
  'debug/pprof',
  'backup.zip',
  'dev/mail',
  'dev/mail.json?to=a@b.example',
]

export const prefixes = [
  '/',
  '/assets/',
  '/media/',
  '/assets/../',
  '/media/files/..%2f..%2f..%2f',
  '/%2e%2e/',
]

export const methods = ['TRACE', 'TRACK', 'OPTIONS', 'PROPFIND', 'PATCH', 'MKCOL', 'PURGE']
