import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'

/**
 * Renders a page to one string: every loader's data is at hand within milliseconds, and a whole
 * page can be hashed for its CSP, compressed once and cached.
 */
export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) })
