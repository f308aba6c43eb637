import { useState } from 'react'
import { formatDay } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { changeFeed, type Feed, removeFeed, schedules } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { FeedRemoval } from './feed-removal.tsx'

type RowProps = { feed: Feed; onCheck: (feed: Feed) => Promise<void>; onChanged: () => void }

function useFeedCalls({ feed, onChanged }: Pick<RowProps, 'feed' | 'onChanged'>) {
  const words = useWords(phrases)
  const ask = usePageCall()
  const toast = useToast()
  const params = { id: feed.id }
  const tell = (faults: readonly { msg: string }[], text: string) => {
    if (faults.length > 0) toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
    else toast({ text })
    onChanged()
  }
  return {
    setSchedule: async (schedule: Feed['schedule']) =>
      tell((await ask(changeFeed, { params, body: { schedule } })).faults, words('saved')),
    remove: async () => tell((await ask(removeFeed, { params })).faults, words('removed')),
  }
}

function Source({ feed, name }: { feed: Feed; name: string }) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <div className="min-w-0">
      <p className="font-medium break-all">
        <bdi>{name}</bdi>
      </p>
      <p className="text-sm text-muted">
        {feed.ready ? formatDay(feed.createdAt, language) : words('fileGone')}
      </p>
    </div>
  )
}

export function FeedRow({ feed, onCheck, onChanged }: RowProps) {
  const words = useWords(phrases)
  const [isRemoving, setRemoving] = useState(false)
  const { setSchedule, remove } = useFeedCalls({ feed, onChanged })
  const name = feed.url ?? words('file')
  return (
    <li className="grid gap-3 py-4">
      <Source feed={feed} name={name} />
      <div className="flex flex-wrap items-end gap-3">
        {feed.url !== null && (
          <SelectField
            label={words('scheduleOf', { name })}
            isLabelHidden
            value={feed.schedule}
            onChange={({ target }) => {
              const wanted = schedules.find((one) => one === target.value)
              if (wanted) void setSchedule(wanted)
            }}
            options={schedules.map((one) => ({ value: one, label: words(one) }))}
          />
        )}
        {feed.ready && (
          <Button
            variant="quiet"
            aria-label={words('checkOf', { name })}
            onClick={() => void onCheck(feed)}
          >
            {words('checkAgain')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={words('removeOf', { name })}
          onClick={() => setRemoving(true)}
        >
          {words('remove')}
        </Button>
        <FeedRemoval
          name={name}
          isOpen={isRemoving}
          onClose={() => setRemoving(false)}
          remove={remove}
        />
      </div>
    </li>
  )
}
