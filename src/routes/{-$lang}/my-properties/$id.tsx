import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/posting/editor/phrases/screen.ts'
import { AdHistory } from '#features/posting/history/components/ad-history.tsx'
import { EditAdScreen } from '#features/posting/editor/screens/edit-ad.tsx'

type Search = { step?: string }

export const Route = createFileRoute('/{-$lang}/my-properties/$id')({
  validateSearch: ({ step }: Search): Search => (step ? { step } : {}),
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.editTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: EditAd,
})

function EditAd() {
  const { id } = Route.useParams()
  const { step } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <EditAdScreen
        id={id}
        step={step}
        goTo={(next) => void navigate({ search: { step: next } })}
      />
      <AdHistory id={Number(id)} />
    </>
  )
}
