import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { saveFile } from '#ui/links/save-file.ts'
import { phrases } from '../phrases/screen.ts'
import { CopyButton } from './copy-button.tsx'
import { Stage } from './stage.tsx'

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void }

/** The codes are shown only once, so they stay until the user confirms that they are saved. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const words = useWords(phrases)
  const text = codes.join('\n')
  return (
    <Stage title={words('codesTitle')}>
      <p>{words('codesText')}</p>
      <ul
        aria-label={words('codes')}
        className="grid gap-x-6 gap-y-2 rounded-control bg-sand p-3 font-mono text-sm md:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={words('copyCodes')} />
        <Button variant="quiet" onClick={() => saveFile('recovery-codes.txt', `${text}\n`)}>
          <Icon name="download" className="size-4" />
          {words('saveCodes')}
        </Button>
        <Button onClick={onKept}>{words('kept')}</Button>
      </div>
    </Stage>
  )
}
