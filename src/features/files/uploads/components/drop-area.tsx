import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { ChooseFile } from '#ui/form/choose-file.tsx'
import { phrases } from '../phrases.ts'
import { useDrop } from './use-drop.ts'
import { accepted, type WantedKind } from './file-problem.ts'

type ChooseProps = {
  words: string
  wanted: WantedKind
  isMany?: boolean
  name: string
  describedBy?: string | undefined
  isInvalid?: boolean
  onFiles: (files: File[]) => void
}

export function ChooseFiles({ words, wanted, isMany, name, onFiles, ...about }: ChooseProps) {
  return (
    <ChooseFile
      words={words}
      multiple={isMany}
      accept={accepted[wanted]}
      data-for={name}
      aria-describedby={about.describedBy}
      aria-invalid={about.isInvalid || undefined}
      onFiles={onFiles}
    />
  )
}

type DropAreaProps = Omit<ChooseProps, 'words'> & { words?: string; children: ReactNode }

export function DropArea({ children, words: label, ...choose }: DropAreaProps) {
  const words = useWords(phrases)
  const { isOver, area } = useDrop(choose.onFiles)
  return (
    <div
      {...area}
      className={classes(
        'grid justify-items-center gap-2 rounded-card border-2 border-dashed p-4 text-center sm:p-6',
        isOver ? 'border-palm bg-sand' : 'border-edge',
      )}
    >
      <div className="text-sm text-muted">{children}</div>
      <ChooseFiles {...choose} words={label ?? words('choose')} />
      <p className="text-sm text-muted">{words('drop')}</p>
    </div>
  )
}
