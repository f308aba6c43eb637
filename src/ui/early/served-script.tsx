import { useHydrated } from '@tanstack/react-router'
import { useScriptMark } from './script-mark.ts'

type ServedScriptProps = { text: string; id?: string; type?: string }

/** Only in the server's HTML, because Trusted Types refuse scripts that are created from text. */
export function ServedScript({ text, ...attributes }: ServedScriptProps) {
  const hasRun = useHydrated()
  const nonce = useScriptMark()
  return hasRun ? null : (
    <script {...attributes} nonce={nonce}>
      {text}
    </script>
  )
}
