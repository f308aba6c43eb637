import { redirect } from '@tanstack/react-router'

type Visited = {
  params: { lang?: string | undefined }
  location: { pathname: string; searchStr: string }
}

/** A redirect to `address`, which has no language prefix, unless the page is visited there. */
export function redirectToOwnAddress(address: string, { params, location }: Visited) {
  if (location.pathname.endsWith(address)) return undefined
  const prefix = params.lang ? `/${params.lang}` : ''
  return redirect({ href: `${prefix}${address}${location.searchStr}`, statusCode: 301 })
}
