/** React parses this text to create a script element; its address is checked when it is set. */
const emptyScript = '<script></script>'

type Rules = {
  createHTML: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } }

const ownAssets = () => `${location.origin}/assets/`

/**
 * No text may become HTML or a script (docs/decisions/0012), except when React renders again after
 * an extension changed the HTML: that creates our own script elements.
 */
export function allowOwnScripts() {
  ;(window as WithTrustedTypes).trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === emptyScript ? text : null),
    createScriptURL: (address) =>
      new URL(address, document.baseURI).href.startsWith(ownAssets()) ? address : null,
  })
}
