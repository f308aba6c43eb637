import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'

/** One string, so that a page can be hashed for its CSP, compressed once and cached. */
export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) })
