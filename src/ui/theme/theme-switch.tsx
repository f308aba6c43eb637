import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useWords } from '#i18n/words.tsx'
import { Menu, menuItemClass } from '../menu.tsx'
import { phrases } from '../phrases.ts'
import { chooseTheme, type Theme, themes, useTheme } from './theme.ts'

const icons = { system: Monitor, light: Sun, dark: Moon }
const names = { system: 'asSystem', light: 'light', dark: 'dark' } as const

function ThemeChoice({ theme, isChosen }: { theme: Theme; isChosen: boolean }) {
  const words = useWords(phrases)
  const Icon = icons[theme]
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => chooseTheme(theme)}
      className={menuItemClass}
    >
      <Icon aria-hidden className="size-4" />
      {words(names[theme])}
    </button>
  )
}

/** System, light or dark. Needs scripts, so it is not shown where there are none. */
export function ThemeSwitch() {
  const words = useWords(phrases)
  const chosen = useTheme()
  const Icon = icons[chosen]
  return (
    <Menu label={words('theme')} icon={<Icon aria-hidden className="size-5" />} isScripted>
      {themes.map((theme) => (
        <ThemeChoice key={theme} theme={theme} isChosen={theme === chosen} />
      ))}
    </Menu>
  )
}
