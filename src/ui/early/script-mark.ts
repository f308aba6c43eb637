import { useRouter } from '@tanstack/react-router'

/** Only scripts with this `nonce` are named in the page's policy; undefined in a browser. */
export const useScriptMark = (): string | undefined =>
  useRouter({ warn: false })?.options.ssr?.nonce
