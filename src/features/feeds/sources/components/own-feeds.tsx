import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountSection } from '#features/accounts/area/components/account-section.tsx'
import { NotLoaded } from '#features/accounts/area/components/not-loaded.tsx'
import { useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { checkFeed, type Feed, listFeeds } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { AddressForm } from './address-form.tsx'
import { ExportAds } from './export-ads.tsx'
import { FeedRow } from './feed-list.tsx'
import { SampleFile } from './sample-file.tsx'
import { RunHistory } from './run-history.tsx'
import { RunPanel } from './run-panel.tsx'
import { SendFile } from './send-file.tsx'
import { isUnderWay, pollIntervalMs } from './use-run.ts'

export function FeedsSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-[30rem]" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}

function useShownRun() {
  const ask = usePageCall()
  const toast = useToast()
  const [chosen, setChosen] = useState<string>()
  const query = useQuery({
    ...useQueryFor(listFeeds, {}),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.runs.some(isUnderWay) ? pollIntervalMs : false,
  })
  const pressing = query.data?.runs.find((run) => isUnderWay(run) || run.state === 'waiting')
  const check = async ({ id }: Feed) => {
    const { reply, faults } = await ask(checkFeed, { params: { id } })
    if (reply) setChosen(reply.run.id)
    else toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
    await query.refetch()
  }
  return { query, shown: chosen ?? pressing?.id, show: setChosen, check }
}

export function OwnFeeds() {
  const words = useWords(phrases)
  const { query, shown, show, check } = useShownRun()
  const { data, isError, refetch } = query
  if (isError && !data) return <NotLoaded retry={() => void refetch()} />
  if (!data) return <FeedsSkeleton />
  return (
    <div className="grid gap-6">
      <AccountSection title={words('newTitle')} note={words('newNote')}>
        <SendFile isMain={shown === undefined} onSent={check} />
        <SampleFile />
        <AddressForm onAdded={check} />
      </AccountSection>
      {shown && <RunPanel key={shown} id={shown} />}
      <AccountSection title={words('feedsTitle')}>
        {data.feeds.length === 0 && <p className="text-muted">{words('noFeeds')}</p>}
        <ul className="divide-y divide-line empty:hidden">
          {data.feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} onCheck={check} onChanged={() => void refetch()} />
          ))}
        </ul>
      </AccountSection>
      <AccountSection title={words('historyTitle')}>
        <RunHistory runs={data.runs} onShow={show} />
      </AccountSection>
      <AccountSection title={words('exportTitle')} note={words('exportNote')}>
        <ExportAds />
      </AccountSection>
    </div>
  )
}
