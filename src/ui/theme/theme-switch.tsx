import { useWords } from '#i18n/words.tsx'
import { Icon } from '../icon.tsx'
import { Menu, menuItemClass } from '../menu.tsx'
import { phrases } from '../phrases.ts'
import { chooseTheme, type Theme, themes, useTheme } from './theme.ts'

const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const
export const themeNames = { system: 'asSystem', light: 'light', dark: 'dark' } as const

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
      {words(themeNames[theme])}
      {isChosen && <Icon name="check" className="ms-auto size-4" />}
    </button>
  )
}

/** Its name says what is chosen; the list says what it is for. */
export function ThemeSwitch({ className }: { className?: string }) {
  const words = useWords(phrases)
  const chosen = useTheme()
  return (
    <Menu
      label={words('themeNow', { theme: words(themeNames[chosen]) })}
      icon={<Icon name="sun-moon" className="size-5" />}
      isScripted
      {...(className && { className })}
    >
      <p className="menu-title">{words('theme')}</p>
      {themes.map((theme) => (
        <ThemeChoice key={theme} theme={theme} isChosen={theme === chosen} />
      ))}
    </Menu>
  )
}
