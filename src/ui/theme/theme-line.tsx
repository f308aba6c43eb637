import { useWords } from '#i18n/words.tsx'
import { Segmented } from '../form/choices/segmented.tsx'
import { phrases } from '../phrases.ts'
import { themeNames } from './theme-switch.tsx'
import { chooseTheme, themes, useTheme } from './theme.ts'

/** The same choices in a line, for a menu that has other things too. The server does not draw it. */
export function ThemeLine({ className }: { className?: string }) {
  const words = useWords(phrases)
  const chosen = useTheme()
  return (
    <div className={className}>
      <p aria-hidden className="menu-title">
        {words('theme')}
      </p>
      <Segmented
        legend={words('theme')}
        name="theme"
        choices={themes.map((theme) => ({ value: theme, label: words(themeNames[theme]) }))}
        selected={chosen}
        onSelect={(value) => chooseTheme(themes.find((theme) => theme === value) ?? 'system')}
      />
    </div>
  )
}
