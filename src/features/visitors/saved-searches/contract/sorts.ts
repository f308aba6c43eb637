export const searchSorts = ['newest', 'name', 'most_new'] as const
export type SearchSort = (typeof searchSorts)[number]

const sortIn = (sort: string | undefined): SearchSort =>
  searchSorts.find((one) => one === sort) ?? 'newest'

const pageIn = (page = '1') => (/^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1)

/** What the page with this query lists; what is no page or order counts as absent. */
export const listedBy = ({ page, sort }: { page?: string; sort?: string }) => ({
  page: pageIn(page),
  sort: sortIn(sort),
})
