import { useHydrated } from '@tanstack/react-router'
import { useScriptMark } from './script-mark.ts'

type Served = { text: string; id?: string; type?: string }

/**
 * A script in the HTML of the server, which the browser never makes: text that becomes a script is
 * what Trusted Types refuse. It is gone once the page is alive, and absent from a page that React
 * has to draw again.
 */
export function ServedScript({ text, ...attributes }: Served) {
  const hasRun = useHydrated()
  const nonce = useScriptMark()
  return hasRun ? null : (
    <script {...attributes} nonce={nonce}>
      {text}
    </script>
  )
}
