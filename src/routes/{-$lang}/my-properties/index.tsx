import type { ComponentProps } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { accountHead, titled } from '#app/frame/account-head.ts'
import { phrases } from '#features/own-ads/phrases/list.ts'
import { MyPropertiesScreen } from '#features/own-ads/screens/my-properties.tsx'

type Search = ComponentProps<typeof MyPropertiesScreen>['search']

const names = ['state', 'needs', 'search', 'sort', 'page'] as const

export const Route = createFileRoute('/{-$lang}/my-properties/')({
  validateSearch: (raw: Record<string, unknown>): Search =>
    Object.fromEntries(
      names.flatMap((name) => (typeof raw[name] === 'string' ? [[name, raw[name]]] : [])),
    ),
  loader: ({ context: { origin }, location: { pathname } }) =>
    titled(phrases.title, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: MyProperties,
})

function MyProperties() {
  return <MyPropertiesScreen search={Route.useSearch()} />
}
