import { Fact } from '#features/visitors/forms/components/fact.tsx'
import { SenderFacts } from '#features/visitors/forms/components/sender-facts.tsx'
import { formatNumber } from '#i18n/format.ts'
import { type Text, textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'
import { Surface } from '#ui/surface.tsx'
import type { FundraisingRequest, ProjectType } from '../contract.ts'
import { phrases as choices } from '../phrases/choices.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { phrases as ofShown } from '../phrases/shown.ts'

const phrases = { ...ofForm, ...ofShown }
const typeNames: Record<ProjectType, Text> = choices

type RequestProps = { request: FundraisingRequest }

function Project({ request }: RequestProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { emirate, amount, currency } = request
  const sum = { amount: formatNumber(amount, language), count: amount }
  return (
    <>
      <Fact label={words('projectType')}>{textIn(typeNames[request.projectType], language)}</Fact>
      {emirate && <Fact label={words('emirateId')}>{textIn(emirate.name, language)}</Fact>}
      <Fact label={words('amount')}>
        <bdi>{words(currency, sum)}</bdi>
      </Fact>
    </>
  )
}

const megabyte = 1024 * 1024

function Documents({ request }: RequestProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const sizeOf = (bytes: number) =>
    formatNumber(Math.max(0.1, Math.round((bytes / megabyte) * 10) / 10), language)
  return (
    <div className="border-t border-line pt-4">
      <h2 className="text-sm font-normal text-muted">{words('documents')}</h2>
      <ul className="grid gap-1">
        {request.files.map(({ id, url, bytes }, at) => (
          <li key={id} className="flex items-center gap-2">
            <Icon name="file-text" className="size-5 shrink-0 text-muted" />
            {url ? (
              <a
                href={url}
                className="inline-flex min-h-6 items-center text-palm underline underline-offset-4"
              >
                {words('documentNumber', { number: at + 1 })}
              </a>
            ) : (
              words('documentNumber', { number: at + 1 })
            )}
            <span className="text-sm text-muted">
              {words('megabytes', { size: sizeOf(bytes) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function FundraisingDetails({ request }: RequestProps) {
  const words = useWords(phrases)
  return (
    <Surface className="grid gap-5 p-4 sm:p-6">
      <h2 className="text-xl break-words">
        <bdi>{request.projectTitle}</bdi>
      </h2>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SenderFacts sender={request} words={words} />
        {request.companyName && (
          <Fact label={words('companyName')}>
            <bdi>{request.companyName}</bdi>
          </Fact>
        )}
        <Project request={request} />
      </dl>
      <div className="border-t border-line pt-4">
        <h2 className="text-sm font-normal text-muted">{words('summary')}</h2>
        <p dir="auto" className="break-words whitespace-pre-line">
          {request.summary}
        </p>
      </div>
      {request.files.length > 0 && <Documents request={request} />}
    </Surface>
  )
}
