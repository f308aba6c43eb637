import { useEffect } from 'react'
import { choiceInBrowser } from '../state/stored-value.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const theme = choiceInBrowser('theme', themes)

export const useTheme = () => theme.use() ?? 'system'
export const chooseTheme = theme.write

/** Runs in the head before the first paint, so that a dark page does not flash white. */
export const themeScript =
  "try{let t=localStorage.getItem('theme');" +
  "if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"

/** Reads the storage, because the hook returns `system` during hydration. */
export function useThemeOnPage(): void {
  const chosen = useTheme()
  useEffect(() => {
    const now = theme.read()
    if (now === null || now === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = now
  }, [chosen])
}
