import { createFileRoute } from '@tanstack/react-router'
import { formHead } from '#app/routing/form-head.ts'
import { loadTextPage } from '#app/routing/text-page.ts'
import { heads } from '#features/site/pages/phrases/heads.ts'
import { TextPageScreen } from '#features/site/pages/screens/text-page.tsx'

export const Route = createFileRoute('/{-$lang}/how-we-rank')({
  loader: (opening) => loadTextPage('ranking', heads.ranking, opening),
  head: ({ loaderData }) => formHead(loaderData),
  component: () => <TextPageScreen page="ranking" />,
})
