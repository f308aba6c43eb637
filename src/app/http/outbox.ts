import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#platform/mail/mail-template.ts'
import { findMails, type StoredMail } from '#platform/mail/mails.ts'
import { secureReports, writePolicy } from '#platform/http/page-policy.ts'
import type { ServerParts } from '../server-parts.ts'

const addresses = /https?:\/\/[^\s<]+/g

function articleOf({ to, subject, text, createdAt }: StoredMail): string {
  const linked = escapeHtml(text).replace(addresses, (url) => `<a href="${url}">${url}</a>`)
  const paragraphs = linked.split(/\n{2,}/).map((lines) => lines.replaceAll('\n', '<br>'))
  return `<article><h2 dir="auto">${escapeHtml(subject)}</h2>
<p>${escapeHtml(to)} · ${createdAt.toISOString()}</p>
${paragraphs.map((lines) => `<p dir="auto">${lines}</p>`).join('\n')}</article>`
}

const pageOf = (mails: StoredMail[]) => `<!doctype html>
<html lang="en" dir="ltr"><meta charset="utf-8"><title>Outbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<body><h1>Outbox</h1>${mails.map(articleOf).join('\n<hr>\n') || '<p>No mail yet.</p>'}</body></html>`

/** An unescaped plus sign in a query reads as a blank. */
const recipientOf = (query: unknown) => {
  const { to } = query as { to?: unknown }
  return typeof to === 'string' && to !== '' ? to.replaceAll(' ', '+') : undefined
}

export function addOutbox(app: FastifyInstance, { config, providers }: ServerParts) {
  if (!config.isDemo) return
  const find = (query: unknown) =>
    findMails(providers.database.kysely, providers.vault, recipientOf(query))

  app.get('/dev/mail.json', async ({ query }, reply) => {
    const messages = await find(query)
    return reply.header('cache-control', 'no-store').send({
      data: {
        messages: messages.map(({ to, subject, text, html, stopUrl, attachments, createdAt }) => {
          return { to, subject, text, html, stopUrl, attachments, createdAt }
        }),
      },
    })
  })
  app.get('/dev/mail', async ({ query }, reply) => {
    const page = pageOf(await find(query))
    writePolicy(reply, [], { omitted: secureReports })
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })
}
