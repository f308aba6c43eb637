export function pageList(page: number, pages: number): (number | 'gap')[] {
  const pageNumbers = [1, page - 1, page, page + 1, pages]
    .filter((number) => number >= 1 && number <= pages)
    .sort((one, other) => one - other)
  const list: (number | 'gap')[] = []
  for (const number of new Set(pageNumbers)) {
    const last = list.at(-1)
    if (typeof last === 'number' && number - last === 2) list.push(last + 1)
    else if (typeof last === 'number' && number - last > 2) list.push('gap')
    list.push(number)
  }
  return list
}
