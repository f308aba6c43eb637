import { useWords } from '#i18n/words.tsx'
import { Menu, menuItemClass } from '../menu.tsx'
import { phrases } from '../phrases.ts'
import { chooseTheme, type Theme, themes, useTheme } from './theme.ts'
import { Icon } from '../icon.tsx'

const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const
const names = { system: 'asSystem', light: 'light', dark: 'dark' } as const

function ThemeChoice({ theme, isChosen }: { theme: Theme; isChosen: boolean }) {
  const words = useWords(phrases)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => chooseTheme(theme)}
      className={menuItemClass}
    >
      <Icon name={icons[theme]} className="size-4" />
      {words(names[theme])}
    </button>
  )
}

export function ThemeSwitch() {
  const words = useWords(phrases)
  const chosen = useTheme()
  return (
    <Menu label={words('theme')} icon={<Icon name={icons[chosen]} className="size-5" />} isScripted>
      {themes.map((theme) => (
        <ThemeChoice key={theme} theme={theme} isChosen={theme === chosen} />
      ))}
    </Menu>
  )
}
