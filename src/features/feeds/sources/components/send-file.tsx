import { useId, useState } from 'react'
import { useDrop } from '#features/files/uploads/components/use-drop.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { type Feed, maxMegabytes } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { useSending } from './use-sending.ts'

const accepted = '.xml,.csv,.ndjson,.jsonl,.json,.gz,text/xml,text/csv,application/gzip'

const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-sand ' +
  '[&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-palm [&::-moz-progress-bar]:bg-palm'

type ChooseProps = { describedBy: string; isMain: boolean; onFiles: (files: File[]) => void }

function Choose({ describedBy, isMain, onFiles }: ChooseProps) {
  const words = useWords(phrases)
  return (
    <label
      className={classes(
        buttonClass({ variant: isMain ? 'main' : 'primary', size: 'large' }),
        'relative w-fit has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        'has-focus-visible:outline-palm',
      )}
    >
      {words('chooseFile')}
      <input
        type="file"
        accept={accepted}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}

type SendFileProps = {
  isMain: boolean
  onSent: (feed: Feed) => Promise<void>
}

export function SendFile({ isMain, onSent }: SendFileProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const { send, percent, fault } = useSending(onSent)
  const onFiles = ([file]: File[]) => {
    if (file && percent === undefined) void send(file, isWhole)
  }
  const { isOver, area } = useDrop(onFiles)
  return (
    <div
      {...area}
      className={classes(
        'grid gap-3 rounded-card border-2 border-dashed p-4',
        isOver ? 'border-palm bg-sand' : 'border-edge',
      )}
    >
      <p id={id} className="text-muted">
        {words('kinds', { maximum: maxMegabytes })}
      </p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-palm"
          checked={isWhole}
          onChange={({ target }) => setWhole(target.checked)}
        />
        {words('isWhole')}
      </label>
      {percent === undefined && <Choose describedBy={id} isMain={isMain} onFiles={onFiles} />}
      {percent !== undefined && (
        <div className="grid gap-2">
          <p>{words('sending', { percent: formatNumber(percent, language) })}</p>
          <progress value={percent} max={100} aria-label={words('sendingFile')} className={bar} />
        </div>
      )}
      {fault && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}
