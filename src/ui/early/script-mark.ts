import { useRouter } from '@tanstack/react-router'

/**
 * The `nonce` of a script that we write into the server's HTML: only scripts with it are named in the
 * page's policy. The server takes it out of the finished page, and a browser has none.
 */
export const useScriptMark = (): string | undefined =>
  useRouter({ warn: false })?.options.ssr?.nonce
