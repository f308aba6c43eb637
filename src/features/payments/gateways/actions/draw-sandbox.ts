import { createHash } from 'node:crypto'
import { formatMoney } from '#i18n/format.ts'
import { directionOf } from '#i18n/language.ts'
import { formatPhrase, type Phrase } from '#i18n/phrases.ts'
import { escapeHtml } from '#platform/mail/mail-template.ts'
import { phrases } from '../phrases.ts'
import type { PaymentState } from '../rules/gateway.ts'
import { type Outcome, outcomes, type SandboxPayment } from '../rules/sandbox.ts'

/** The colours of `app.css`, which this page does not load. */
const style = `:root{color-scheme:light dark}
body{margin:0;padding:1.5rem;box-sizing:border-box;font:1.125rem/1.7 system-ui,sans-serif;background:light-dark(#fbfaf7,#101615);color:light-dark(#15211f,#eef2ef)}
main{max-width:30rem;margin:0 auto;display:grid;gap:1.25rem}
h1,p,dl,dd{margin:0}
h1{font-size:1.5rem;line-height:1.5}
dl{display:grid;gap:.25rem}
dt{font-size:1rem;opacity:.8}
dd{font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:.75rem}
button,a{font:inherit;display:block;box-sizing:border-box;inline-size:100%;min-height:3rem;padding:.5rem 1.5rem;border:1px solid light-dark(#0e5a4c,#4db79d);border-radius:.75rem;background:none;color:inherit;text-align:center;text-decoration:none;cursor:pointer}
button[value=pay],a{background:light-dark(#0e5a4c,#4db79d);color:light-dark(#ffffff,#0c1513)}
:focus-visible{outline:3px solid light-dark(#15211f,#eef2ef);outline-offset:2px}
.note{padding:.75rem 1rem;border-inline-start:4px solid light-dark(#b7791f,#e0b04c);background:light-dark(#f6edd8,#2a2416)}`

const styleHash = createHash('sha256').update(style).digest('base64')

export const sandboxPolicy = `default-src 'none';style-src 'sha256-${styleHash}';base-uri 'none';form-action 'self';frame-ancestors 'none'`

const endings: Record<Exclude<PaymentState, 'open'>, Phrase> = {
  paid: phrases.isPaid,
  failed: phrases.isFailed,
  expired: phrases.isExpired,
  refunded: phrases.isRefunded,
}

const endingOf = ({ state, isProcessing }: SandboxPayment): Phrase | undefined => {
  if (state !== 'open') return endings[state]
  return isProcessing ? phrases.isProcessing : undefined
}

const labels: Record<Outcome, Phrase> = {
  pay: phrases.pay,
  decline: phrases.decline,
  slow: phrases.slow,
  abandon: phrases.abandon,
}

type Words = (phrase: Phrase) => string

function buttonsIn(words: Words): string {
  const buttons = outcomes.map(
    (outcome) =>
      `<button type="submit" name="outcome" value="${outcome}">${words(labels[outcome])}</button>`,
  )
  return `<p>${words(phrases.chooseOutcome)}</p>\n<form method="post">\n${buttons.join('\n')}\n</form>`
}

function linkBack({ state, successUrl, failureUrl }: SandboxPayment, words: Words): string {
  const address = state === 'failed' || state === 'expired' ? failureUrl : successUrl
  return `<a href="${escapeHtml(address)}">${words(phrases.back)}</a>`
}

export function drawSandboxPage(payment: SandboxPayment, { isMistaken = false } = {}): string {
  const { language, amountFils, description } = payment
  const words: Words = (phrase) => escapeHtml(formatPhrase(phrase, language))
  const ending = endingOf(payment)
  const rest = ending
    ? `<p role="status">${words(ending)}</p>\n${linkBack(payment, words)}`
    : buttonsIn(words)
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${words(phrases.testBank)}</title>
<style>${style}</style>
<main>
<h1>${words(phrases.testBank)}</h1>
<p class="note">${words(phrases.noMoney)}</p>
<dl>
<dt>${words(phrases.payFor)}</dt><dd dir="auto">${escapeHtml(description)}</dd>
<dt>${words(phrases.amount)}</dt><dd><bdi>${escapeHtml(formatMoney(amountFils / 100, language))}</bdi></dd>
</dl>
${isMistaken ? `<p role="alert">${words(phrases.unknownOutcome)}</p>\n` : ''}${rest}
</main>
</html>`
}
