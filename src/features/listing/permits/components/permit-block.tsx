import type { ReactNode } from 'react'
import type { PermitType } from '#features/reference/permit-rules/rules.ts'
import { formatDay } from '#i18n/format.ts'
import { type Phrase, formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { Surface } from '#ui/surface.tsx'
import { issuers, phrases } from '../phrases.ts'
import { permitPlaces } from '../rules.ts'
import { Icon } from '#ui/icon.tsx'

type Permit = {
  number: string | null
  type: string | null
  /** `YYYY-MM-DD` */
  expiresAt: string | null
  qrCode: { url: string } | null
}

const issuerOf: Record<string, Phrase> = issuers satisfies Record<PermitType, Phrase>

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function Lines({ number, type, expiresAt }: Permit & { number: string }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const issuer = issuerOf[type ?? '']
  return (
    <dl className="grid gap-1.5 text-sm">
      <Line label={words('number')}>
        <Bdi>{number}</Bdi>
      </Line>
      {issuer && <Line label={words('issuer')}>{formatPhrase(issuer, language)}</Line>}
      {expiresAt && <Line label={words('validUntil')}>{formatDay(expiresAt, language)}</Line>}
    </dl>
  )
}

export function PermitBlock({ permit }: { permit: Permit }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { number, qrCode } = permit
  return (
    <Surface className="flex flex-col gap-3 p-4 md:p-5">
      <h2 className="flex items-center gap-2 text-base">
        <Icon name="info" className="size-5 text-muted" />
        {words('title')}
      </h2>
      {number && <Lines {...permit} number={number} />}
      {qrCode && (
        <img
          src={qrCode.url}
          alt={words('qrCode')}
          width={128}
          height={128}
          loading="lazy"
          className="size-32 rounded-control"
        />
      )}
      <p className="text-sm text-muted">
        {number ? words('meaning') : words('none', { places: permitPlaces(language) })}
      </p>
    </Surface>
  )
}
