import { CannotDo } from '#features/oversight/operators/rules.ts'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { nameSearch, readCounted, setExcluded } from '#features/site/popular-searches/actions.ts'
import { namedSearchIn } from '#features/site/popular-searches/rules.ts'
import type { Db } from '#platform/handle.ts'
import { printableJson } from '../accounts/printable.ts'
import { type CommandSite, runOnSite } from '../command-site.ts'
import { tableOf } from '../inbox/lines.ts'
import type { Wanted } from './arguments.ts'

const readLookups = async (db: Db) => ({
  gazetteer: await readGazetteer(db),
  catalogue: await readCatalogue(db),
})

const header = ['networks', 'days', 'excluded', 'URL']

async function list({ db }: CommandSite, isJson: boolean): Promise<string[]> {
  const lookups = await readLookups(db)
  const found = (await readCounted(db, new Date())).flatMap((counted) => {
    const { networks, days, isExcluded } = counted
    const named = nameSearch(counted, lookups)
    return named ? [{ ...named, networks, days, isExcluded }] : []
  })
  if (isJson) return [printableJson(found)]
  if (found.length === 0) return ['There are none.']
  const rows = found.map(({ networks, days, isExcluded, url }) => [
    String(networks),
    String(days),
    isExcluded ? 'yes' : 'no',
    url,
  ])
  return tableOf([header, ...rows])
}

async function change(
  { db }: CommandSite,
  { verb, url, isJson }: Extract<Wanted, { url: string }>,
): Promise<string[]> {
  const lookups = await readLookups(db)
  const search = namedSearchIn(url.slice(url.indexOf('?') + 1), lookups)
  const named = search && nameSearch(search, lookups)
  if (!named) {
    throw new CannotDo(`${url} is no search of one purpose, one location and at most one type.`)
  }
  const isChanged = await setExcluded(db, search, verb === 'exclude')
  if (isJson) return [printableJson({ url: named.url, verb, isRepeated: !isChanged })]
  const state = verb === 'exclude' ? 'excluded' : 'allowed'
  return [`${named.url} ${isChanged ? 'is' : 'was'} ${state}${isChanged ? '' : ' before'}.`]
}

/** Performs one command; answers with what the program ends. */
export const runSearchesCommand = (wanted: Wanted, env: NodeJS.ProcessEnv) =>
  runOnSite(env, (site) =>
    wanted.verb === 'list' ? list(site, wanted.isJson) : change(site, wanted),
  )
