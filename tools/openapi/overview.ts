import { languages } from '#i18n/language.ts'
import { maxListedRows, maxPageSize } from '#platform/endpoint/fields.ts'

const codes = languages.map((one) => `\`${one}\``).join(' or ')

/** What an integrator should know before the first call, as the reference's first page (Markdown). */
export const overview = `Homes in the United Arab Emirates: search the ads, and post, import and manage your own.

## Log in
\`POST /auth/login\` answers with a \`token\`. Send it as \`Authorization: Bearer …\` with every call that needs an account.

## Answers
A success is \`{ "data": … }\`. Any other answer is \`{ "errors": [{ "msg", "code", "path" }] }\` with one entry for each reason: show \`msg\` to people, decide by \`code\`, and find the field by \`path\`. \`Accept-Language\` (${codes}) chooses the language of \`msg\`. Texts of ads and lookups come in both languages, as \`{ "en", "ar" }\`.

## Values
Prices are in AED. Days are \`YYYY-MM-DD\`, instants are ISO 8601 in UTC. Ids are integers unless the schema says otherwise. A list in a query is \`a,b,c\`.

## Pages
Lists take \`page\` (from 1) and \`limit\` (at most ${maxPageSize}) and answer with \`pagination\`. Rows beyond number ${maxListedRows.toLocaleString('en')} cannot be reached: narrow the search instead.

## Safe retries
Give a \`POST\` that creates something an \`Idempotency-Key\`; repeated with the same key it is done once. Send the \`ETag\` of what you read as \`If-Match\` of a change, and the change is refused with 409 when it has changed since.

## Limits
Calls are counted for each address and each account. 429 and 503 say in \`Retry-After\` how many seconds to wait.`
