import { useId, useState } from 'react'
import { useDrop } from '#features/files/uploads/components/use-drop.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { CheckBox } from '#ui/form/choices/check-box.tsx'
import { ChooseFile } from '#ui/form/choose-file.tsx'
import { ProgressBar } from '#ui/loading/progress-bar.tsx'
import { type Feed, maxMegabytes } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { useSending } from './use-sending.ts'

const accepted = '.xml,.csv,.ndjson,.jsonl,.json,.gz,text/xml,text/csv,application/gzip'

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
      <CheckBox
        label={words('isWhole')}
        checked={isWhole}
        onChange={({ target }) => setWhole(target.checked)}
      />
      {percent === undefined && (
        <ChooseFile
          words={words('chooseFile')}
          look={{ variant: isMain ? 'main' : 'primary', size: 'large' }}
          accept={accepted}
          aria-describedby={id}
          onFiles={onFiles}
        />
      )}
      {percent !== undefined && (
        <div className="grid gap-2">
          <p>{words('sending', { percent: formatNumber(percent, language) })}</p>
          <ProgressBar value={percent} max={100} label={words('sendingFile')} />
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
