import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LoadingNotice } from '#features/accounts/area/components/loading-notice.tsx'
import { NotLoaded } from '#features/accounts/area/components/not-loaded.tsx'
import { showAccount, type User } from '#features/accounts/account/contract.ts'
import { linkHostsQuery } from '#features/reference/site-settings/components/site-settings.ts'
import { listAdTypes, listPropertyTypes } from '#features/reference/catalogue/contract.ts'
import { readMyProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { userName } from '#platform/browser/bearer.ts'
import { call, CallFailure, type Version } from '#platform/call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Surface } from '#ui/surface.tsx'
import { phrases } from '../phrases/screen.ts'
import { findFirstIncomplete, type Step } from '../rules.ts'
import type { Typed } from '../rules/typed/values.ts'
import { AdEditor } from './ad-editor.tsx'
import type { Lookups } from './ad-form-context.ts'
import { findEditorStart } from './editor-start.ts'
import { readTyped } from './saving/read-typed.ts'
import type { OwnAd } from './saving/session.ts'

/** Never cached: the form would begin with an older version of the ad. */
const ownAdQuery = (id: number, language: string) =>
  queryOptions({
    queryKey: ['own ad', id, userName()],
    meta: { isPrivate: true },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async (): Promise<OwnAd | null> => {
      const version: Version = {}
      const { property } = await call(readMyProperty, { params: { id } }, { language, version })
      const [found] = property.propertyData
      return found ? { property: found, version } : null
    },
  })

export function AdPageSkeleton() {
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-4 pb-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8 lg:pt-10 xl:grid-cols-[15rem_minmax(0,1fr)_18rem]">
      <Skeleton className="h-16 lg:h-[32rem]" />
      <div className="grid content-start gap-6">
        <LoadingNotice />
        <Skeleton className="h-20" />
        <Skeleton className="h-[40rem]" />
      </div>
      <Skeleton className="hidden h-96 xl:block" />
    </div>
  )
}

function Centered({ children }: { children: ReactNode }) {
  return <div className="page-width py-12">{children}</div>
}

function NotFound() {
  const words = useWords(phrases)
  return (
    <Centered>
      <Surface className="grid justify-items-center gap-4 px-4 py-12 text-center">
        <h1 className="text-xl">{words('notFound')}</h1>
        <SiteLink href="/post-ad" className={buttonClass({ variant: 'quiet' })}>
          {words('newAd')}
        </SiteLink>
      </Surface>
    </Centered>
  )
}

const advertisers: Partial<Record<User['role'], string>> = {
  agent: 'agent',
  agency: 'agency',
  broker: 'broker',
  landlord: 'owner',
  company: 'developer',
}

const initialValues = (role: User['role']): Typed => ({
  currency: 'AED',
  measurement: 'sqft',
  advertiserType: advertisers[role] ?? '',
})

type AdPageProps = {
  step: Step | undefined
  goTo: (step: Step) => void
  onMade: (id: number) => Promise<void>
}

type LoadedAdProps = AdPageProps & { own: OwnAd | undefined; lookups: Lookups; role: User['role'] }

function LoadedAd({ own, lookups, role, step, goTo, onMade }: LoadedAdProps) {
  const language = useLanguage()
  const [start] = useState(() => findEditorStart(own, initialValues(role), userName()))
  const [first] = useState(() => {
    const isPublished = own !== undefined && own.property.state !== 'draft'
    const { faults, missing } = readTyped(start.start, { ...lookups, language })
    const wrong = [...faults, ...missing].map(({ path = '' }) => ({ path }))
    return own && !isPublished ? findFirstIncomplete(wrong) : 'kind'
  })
  return <AdEditor {...start} lookups={lookups} at={step ?? first} goTo={goTo} onMade={onMade} />
}

function useLookups() {
  const types = useQuery(useQueryFor(listPropertyTypes, {}))
  const adTypes = useQuery(useQueryFor(listAdTypes, {}))
  const account = useQuery(useQueryFor(showAccount, {}))
  const hosts = useQuery(linkHostsQuery({ language: useLanguage() }))
  const all = [types, adTypes, account, hosts]
  const loaded = types.data &&
    adTypes.data &&
    account.data &&
    hosts.data && {
      lookups: {
        types: types.data.propertyTypes,
        adTypes: adTypes.data.adTypes,
        linkHosts: hosts.data,
      },
      role: account.data.user.role,
    }
  const retry = () => {
    for (const query of all) if (query.isError) void query.refetch()
  }
  return { loaded, isError: all.some(({ isError }) => isError), retry }
}

export function NewAdPage(props: AdPageProps) {
  const { loaded, isError, retry } = useLookups()
  if (isError && !loaded) {
    return (
      <Centered>
        <NotLoaded retry={retry} />
      </Centered>
    )
  }
  if (!loaded) return <AdPageSkeleton />
  return <LoadedAd {...props} {...loaded} own={undefined} />
}

const isNotFound = (error: unknown) => error instanceof CallFailure && error.status === 404

export function StoredAdPage({ id, ...props }: AdPageProps & { id: number }) {
  const { loaded, isError: isLookupError, retry } = useLookups()
  const { data, error, refetch } = useQuery(ownAdQuery(id, useLanguage()))
  if (isNotFound(error) || data === null) return <NotFound />
  if ((error && !data) || (isLookupError && !loaded)) {
    const retryAll = () => {
      void refetch()
      retry()
    }
    return (
      <Centered>
        <NotLoaded retry={retryAll} />
      </Centered>
    )
  }
  if (!loaded || !data) return <AdPageSkeleton />
  return <LoadedAd {...props} {...loaded} own={data} />
}
