import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { showAccount } from '#features/accounts/account/contract.ts'
import { canJoin } from '#features/accounts/account/rules.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { type NamedInBoth, nameIn } from '#i18n/texts/both-texts.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useUserName } from '#platform/browser/login-state.ts'
import { useMailedToken } from '#platform/browser/mailed-token.ts'
import { CallFailure } from '#platform/call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { buttonClass } from '#ui/button.tsx'
import { FormPage } from '#ui/form/form-page.tsx'
import { NeedsScripts } from '#ui/form/needs-scripts.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { LoadFailure } from '#ui/loading/load-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Answer, Decline, InvitationText } from '../components/invitation.tsx'
import { storeInvitation, useStoredInvitation } from '../components/stored-invitation.ts'
import { readInvitation } from '../contract.ts'
import { phrases as membership } from '../phrases/membership.ts'
import { phrases } from '../phrases/screens.ts'

type Agency = NamedInBoth & { id: number; slug: string }
type InvitationProps = { agency: Agency; token: string }

function Strangers({ token }: { token: string }) {
  const words = useWords(phrases)
  const next = pathInLanguage('/join', useLanguage())
  const keep = () => storeInvitation(token)
  return (
    <>
      <p>{words('loginFirst')}</p>
      <div className="flex flex-wrap gap-3">
        <SiteLink
          href={`/login?next=${encodeURIComponent(next)}`}
          onClick={keep}
          className={buttonClass({ variant: 'main' })}
        >
          {words('logIn')}
        </SiteLink>
        <SiteLink href="/register" onClick={keep} className={buttonClass({ variant: 'quiet' })}>
          {words('signUp')}
        </SiteLink>
        <Decline token={token} />
      </div>
    </>
  )
}

function Cannot({ children, token }: { children: ReactNode; token: string }) {
  const words = useWords(phrases)
  return (
    <>
      <p>{children}</p>
      <div className="flex flex-wrap gap-3">
        <SiteLink href="/account" className={buttonClass({ variant: 'quiet' })}>
          {words('toAccount')}
        </SiteLink>
        <Decline token={token} />
      </div>
    </>
  )
}

function Members({ agency, token }: InvitationProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { data } = useQuery(useQueryFor(showAccount, {}))
  if (!data) return <Skeleton className="h-11" />
  const { user } = data
  const called = (one: NamedInBoth) => nameIn(one, language)
  if (!canJoin(user))
    return <Cannot token={token}>{words('wrongRole', { name: called(user) })}</Cannot>
  if (user.agency)
    return <Cannot token={token}>{words('alreadyHere', { agency: called(user.agency) })}</Cannot>
  return <Answer agency={agency} token={token} />
}

function Open({ agency, token }: InvitationProps) {
  const name = useUserName()
  return (
    <>
      <InvitationText agency={agency} />
      {name === undefined && <Skeleton className="h-11" />}
      {name === '' && <Strangers token={token} />}
      {name && <Members key={name} agency={agency} token={token} />}
    </>
  )
}

function Gone() {
  const words = useWords(phrases)
  const isIn = Boolean(useUserName())
  return (
    <section
      role="alert"
      className="mx-auto grid min-h-96 max-w-xl content-center justify-items-center gap-4 px-4 py-12 text-center"
    >
      <Icon name="mail" className="size-12 text-muted" />
      <h1 className="text-2xl md:text-3xl">{words('gone')}</h1>
      <p className="text-muted">{words('goneText')}</p>
      <p className="text-muted">{words('goneAdvice')}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-2">
        <SiteLink
          href={isIn ? '/account' : '/login'}
          className={buttonClass({ variant: 'primary' })}
        >
          {words(isIn ? 'toAccount' : 'logIn')}
        </SiteLink>
        <SiteLink href="/" className={buttonClass({ variant: 'quiet' })}>
          {words('toHome')}
        </SiteLink>
      </div>
    </section>
  )
}

function useInvitation(): string | undefined {
  const mailed = useMailedToken('join')
  const kept = useStoredInvitation()
  const found = mailed || (mailed === undefined ? undefined : (kept ?? ''))
  // An answer deletes the link before the next page opens.
  const [first, setFirst] = useState<string>()
  if (found && !first) setFirst(found)
  return first ?? found
}

/** The browser asks who invites, so the page holds no secret. */
export function JoinScreen() {
  const token = useInvitation()
  const words = useWords(phrases)
  const membershipWords = useWords(membership)
  const query = useQueryFor(readInvitation, { body: { token: token ?? '' } })
  const { data, error, refetch } = useQuery({
    ...query,
    refetchOnWindowFocus: false,
    enabled: Boolean(token),
  })
  const isGone = token === '' || (error instanceof CallFailure && error.status === 404)
  if (isGone) return <Gone />
  const said = error instanceof CallFailure ? error.faults[0]?.msg : undefined
  return (
    <FormPage title={words('joinTitle')} note={words('joinNote')}>
      {/* The height of the loaded content, so that nothing below it moves. */}
      <div className="grid min-h-[30rem] content-start gap-5 sm:min-h-80">
        {data && token && <Open agency={data.invitation.agency} token={token} />}
        {error && (
          <LoadFailure
            text={said || membershipWords('failed')}
            onRetry={() => void refetch()}
            className="grid justify-items-start gap-4"
          />
        )}
        {!data && !error && (
          <>
            <NeedsScripts />
            <p role="status" className="noscript:hidden">
              {words('checking')}
            </p>
          </>
        )}
      </div>
    </FormPage>
  )
}
