import { describe, expect, test } from 'vitest'
import { mailServer } from '#test/mail/mail-server.ts'
import { openSmtpTransport } from './smtp.ts'

const from = 'Dara <hello@dara.example>'

const mail = {
  id: '7',
  to: 'sara@example.com',
  subject: 'Confirm your e-mail',
  text: 'Open the link.',
  html: '<p>Open the link.</p>',
  createdAt: new Date(),
}

describe('a mail server outside this machine', () => {
  test('gets nothing without TLS, unless its address says that it may', async () => {
    const server = await mailServer()
    // This machine by a name that does not say so.
    const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0')
    const strict = openSmtpTransport(elsewhere, from)
    await expect(strict.carry(mail)).rejects.toMatchObject({ code: 'ETLS' })
    expect(server.received).toEqual([])
    const lenient = openSmtpTransport(`${elsewhere}?requireTLS=false`, from)
    await lenient.carry(mail)
    expect(server.received).toHaveLength(1)
    strict.close()
    lenient.close()
  })
})

describe('a letter that can be ended', () => {
  test('says by which address, for mail programs that show a button', async () => {
    const server = await mailServer()
    const transport = openSmtpTransport(server.url, from)
    const stopUrl = `https://dara.example/en/my-searches/stop/${'x'.repeat(43)}`
    await transport.carry({ ...mail, stopUrl })
    await transport.carry(mail)
    const [ended, other] = server.received.map((letter) => letter.replaceAll('\r\n ', ' '))
    expect(ended).toMatch(new RegExp(`\r\nList-Unsubscribe: +<${stopUrl}>\r\n`))
    expect(ended).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(other).not.toContain('List-Unsubscribe')
    transport.close()
  })
})

describe('a slow mail server', () => {
  const times = { handOverMs: 1_000, silenceMs: 60_000 }

  test('is waited for once it has the whole letter, so it gets it once', async () => {
    const server = await mailServer()
    server.slow.letterMs = 2_500
    const transport = openSmtpTransport(server.url, from, times)
    await transport.carry(mail)
    expect(server.received).toHaveLength(1)
    transport.close()
  })

  test('is given up before that, and has nothing of the letter', async () => {
    const server = await mailServer()
    server.slow.recipientMs = 2_500
    const transport = openSmtpTransport(server.url, from, times)
    await expect(transport.carry(mail)).rejects.toMatchObject({ code: 'EABORT' })
    server.slow.recipientMs = 0
    await transport.carry(mail)
    expect(server.received).toHaveLength(1)
    transport.close()
  })
})
