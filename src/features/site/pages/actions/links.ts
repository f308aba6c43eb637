import { pagePaths } from '#features/reference/page-links/contract.ts'
import { phrases as titles } from '#features/reference/page-links/phrases/titles.ts'
import { phrases as contact } from '#features/visitors/contact/phrases/screen.ts'
import { phrases as request } from '#features/visitors/property-requests/phrases/form.ts'
import { textOf } from '../rules/sections.ts'
import { phrases } from '../phrases/links.ts'

const links = {
  contact: { title: contact.title, url: '/contact-us' },
  request: { title: request.title, url: '/property-request' },
  account: { title: phrases.account, url: '/account' },
  favourites: { title: phrases.favourites, url: '/favorites' },
  searches: { title: phrases.searches, url: '/my-searches' },
  ranking: { title: titles.ranking, url: pagePaths.ranking },
  privacy: { title: titles.privacy, url: pagePaths.privacy },
}

export function linkTo(page: keyof typeof links) {
  const { title, url } = links[page]
  return { text: textOf(title, () => ({})), url }
}
