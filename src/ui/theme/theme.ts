import { useEffect } from 'react'
import { choiceInBrowser } from '../stored-value.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const theme = choiceInBrowser('theme', themes)

export const useTheme = theme.use
export const chooseTheme = theme.write

/**
 * Runs in the head, before anything is painted: a dark reader never sees a white flash. Says the
 * same as `useThemeOnPage`, which takes over once the page is alive.
 */
export const themeScript =
  "try{let t=localStorage.getItem('theme');" +
  "if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"

/**
 * Puts the chosen theme on the document; app.css does the rest. It asks the device and not the
 * hook, which says `system` once while the page comes alive.
 */
export function useThemeOnPage(): void {
  const chosen = useTheme()
  useEffect(() => {
    const now = theme.read()
    if (now === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = now
  }, [chosen])
}
