/** What React parses to make a script element, whose address is checked when it is set. */
const emptyScript = '<script></script>'

/** Lib.dom of TypeScript does not know Trusted Types yet. */
type Rules = {
  createHTML: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } }

const ownAssets = () => `${location.origin}/assets/`

/**
 * The page's policy lets no text become HTML or a script (docs/decisions/0012). The one exception is
 * what React does to a page whose HTML an extension or a translator changed before it came alive: it
 * draws all of it again, with the script elements of our own files.
 */
export function allowOwnScripts() {
  ;(window as WithTrustedTypes).trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === emptyScript ? text : null),
    createScriptURL: (address) =>
      new URL(address, document.baseURI).href.startsWith(ownAssets()) ? address : null,
  })
}
