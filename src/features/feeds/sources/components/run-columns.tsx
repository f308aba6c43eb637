import { useId } from 'react'
import type { Run } from '#features/feeds/runs/contract.ts'
import { phrases } from '#features/feeds/runs/phrases.ts'
import { useWords } from '#i18n/words.tsx'

function Names({ title, names }: { title: string; names: readonly string[] }) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="min-w-0 rounded-full bg-sand px-3 py-1 text-sm break-words">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function RunColumns({ run: { columns, state } }: { run: Run }) {
  const words = useWords(phrases)
  if (!columns) return null
  const { unknown, unlisted, missing } = columns
  if (unknown.length + missing.length === 0) return null
  return (
    <div className="grid gap-4">
      {unknown.length > 0 && <Names title={words('unknownColumns')} names={unknown} />}
      {unlisted > 0 && (
        <p className="text-sm text-muted">{words('moreColumns', { count: unlisted })}</p>
      )}
      {missing.length > 0 && <Names title={words('missingColumns')} names={missing} />}
      {missing.length > 0 && state !== 'failed' && (
        <p className="text-sm text-muted">{words('missingNote')}</p>
      )}
    </div>
  )
}
