import { Fragment } from 'react'
import { languageEntries } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { CheckBox } from '#ui/form/choices/check-box.tsx'
import { phrases as footer } from '../phrases/footer.ts'
import { phrases } from '../phrases/shortcuts.ts'
import { type Shortcut, shortcutKeys, shortcutNames } from './key-press.ts'
import { isListOpen, shortcutsChoice } from './state.ts'

function Keys({ of }: { of: Shortcut }) {
  const words = useWords(phrases)
  const { script } = languageEntries[useLanguage()]
  const { key: latinKey, arabicKey } = shortcutKeys[of]
  const drawn = latinKey.toUpperCase()
  const keys = script === 'Arabic' ? [drawn, arabicKey] : [drawn]
  return keys.map((key, at) => (
    <Fragment key={key}>
      {at > 0 && <span className="text-sm text-muted">{words('or')}</span>}
      <kbd className="min-w-8 rounded-control border border-edge bg-sand px-2 py-0.5 text-center font-sans font-medium">
        <Bdi>{key}</Bdi>
      </kbd>
    </Fragment>
  ))
}

function Switch() {
  const words = useWords(phrases)
  const isOn = shortcutsChoice.use() !== 'off'
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <CheckBox
        role="switch"
        aria-checked={isOn}
        label={words('enabled')}
        aria-describedby="shortcuts-hint"
        checked={isOn}
        onChange={() => shortcutsChoice.write(isOn ? 'off' : 'on')}
      />
      <p id="shortcuts-hint" className="text-sm text-muted">
        {words('enabledHint')}
      </p>
    </div>
  )
}

export function ShortcutList() {
  const words = useWords(phrases)
  const ofFooter = useWords(footer)
  return (
    <Dialog
      isOpen={isListOpen.use()}
      onClose={() => isListOpen.write(false)}
      title={ofFooter('shortcuts')}
    >
      <div className="grid gap-4">
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
          {shortcutNames.map((name) => (
            <Fragment key={name}>
              <dt>{words(name)}</dt>
              <dd className="flex items-center justify-end gap-2">
                <Keys of={name} />
              </dd>
            </Fragment>
          ))}
        </dl>
        <Switch />
      </div>
    </Dialog>
  )
}
