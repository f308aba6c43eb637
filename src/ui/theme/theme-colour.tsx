import { paper } from './paper.ts'
import { useTheme } from './theme.ts'

const schemes = ['light', 'dark'] as const

/** The colour of the browser's own bars: that of the system's theme, or of the chosen one. */
export function ThemeColour() {
  const chosen = useTheme()
  return schemes.map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={paper[chosen === 'system' ? scheme : chosen]}
    />
  ))
}
