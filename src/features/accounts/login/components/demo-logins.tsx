import { useSuspenseQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { phrases as roleNames } from '#features/accounts/account/phrases.ts'
import { listDemoLogins } from '#features/accounts/demo-logins/contract.ts'
import { type Phrase, formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Bdi } from '#ui/bdi.tsx'
import { Button } from '#ui/button.tsx'
import { phrases } from '../phrases/screen.ts'

const nameOf: Record<string, Phrase> = roleNames

type Login = { email: string; password: string }

function fill(form: HTMLFormElement | null, login: Login) {
  for (const [name, value] of Object.entries(login)) {
    const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (field) field.value = value
  }
  form?.requestSubmit()
}

export function DemoLogins({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { data } = useSuspenseQuery(useQueryFor(listDemoLogins, {}))
  const [first] = data.logins
  if (!first) return null
  return (
    <section className="grid gap-3 border-t border-line pt-5 noscript:hidden">
      <h2 className="text-base">{words('demo')}</h2>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {data.logins.map((login) => (
          <Button
            key={login.email}
            variant="quiet"
            size="small"
            title={login.email}
            onClick={() => fill(form.current, login)}
          >
            {formatPhrase(nameOf[login.email.split('@')[0] ?? ''] ?? roleNames.agent, language)}
          </Button>
        ))}
      </div>
      <p className="text-sm text-muted">
        <Bdi>{first.email}</Bdi> · <Bdi>{first.password}</Bdi>
      </p>
    </section>
  )
}
