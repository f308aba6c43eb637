import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/directory/team/phrases/screens.ts'
import { UsersScreen } from '#features/directory/team/screens/users.tsx'

export const Route = createFileRoute('/{-$lang}/account/users')({
  validateSearch: ({ page }: { page?: string }): { page?: string } =>
    page && /^[1-9]\d{0,3}$/.test(page) ? { page } : {},
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.usersTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: Users,
})

function Users() {
  return <UsersScreen page={Number(Route.useSearch().page ?? 1)} />
}
