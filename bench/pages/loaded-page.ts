import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type AnyRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createElement, type ReactElement } from 'react'

/** Our router as the built page makes it; only within a request does it find its surroundings. */
export async function routerMaker(): Promise<() => AnyRouter> {
  const [file = ''] = globSync('dist/server/assets/router-*.js')
  const { getRouter } = await import(pathToFileURL(file).href)
  return getRouter
}

/**
 * The components of a page with their data, loaded once: what is inside `<body>`, without the
 * request of the router, head, carried data and scripts.
 */
export async function loadedPage(router: AnyRouter, path: string): Promise<ReactElement> {
  const history = createMemoryHistory({ initialEntries: [path] })
  router.update({ ...router.options, history })
  router.routesById.__root__.options.shellComponent = undefined
  await router.load()
  return createElement(RouterProvider, { router })
}
