import { useEffect, useEffectEvent } from 'react'
import { pathInLanguage, pathWithoutLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useUserName } from '#platform/browser/login-state.ts'
import { FormPage } from '#ui/form/form-page.tsx'
import { useNavigateLater } from '#ui/links/navigate-later.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { phrases } from '../phrases/screen.ts'
import { returnPath } from '../rules.ts'

function useLeavingOn(next: string | undefined) {
  const navigateLater = useNavigateLater()
  const language = useLanguage()
  const path = returnPath(next)
  const hasLanguage = path !== pathWithoutLanguage(path)
  const href = hasLanguage ? path : pathInLanguage(path, language)
  const leave = () => void navigateLater({ href, replace: true })
  const isIn = Boolean(useUserName())
  const leaveOnce = useEffectEvent(leave)
  useEffect(() => {
    if (isIn) leaveOnce()
  }, [isIn, href])
  return leave
}

type LoginScreenProps = {
  next: string | undefined
  hasEnded: boolean
}

export function LoginScreen({ next, hasEnded }: LoginScreenProps) {
  const words = useWords(phrases)
  const leave = useLeavingOn(next)
  return (
    <FormPage
      title={words('title')}
      note={words(hasEnded ? 'endedNote' : 'note')}
      aside={
        <p>
          {words('noAccount')}{' '}
          <SiteLink href="/register" className="text-palm underline underline-offset-4">
            {words('signUp')}
          </SiteLink>
        </p>
      }
    >
      <LoginForm onDone={leave} />
    </FormPage>
  )
}
