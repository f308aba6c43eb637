import { findTerms } from '#features/posting/lifecycle/queries.ts'
import { AdFields } from '#features/posting/fields/contract.ts'
import { requireOwn } from '#features/posting/own-ads/actions.ts'
import { addAds } from '#features/posting/submission/actions/add-ads.ts'
import { changeAds } from '#features/posting/submission/actions/change-ads.ts'
import type { Change } from '#features/posting/submission/actions/checks.ts'
import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import type { openSite } from '../site.ts'
import type { Person } from '../team.ts'
import { poster } from './poster.ts'

type Site = Awaited<ReturnType<typeof openSite>>
type Reasons = readonly { code: string; path?: string }[]

/** What became of an ad: where it is stored, and what keeps it from being submitted or stored. */
export type Outcome = { id?: number; faults: string[] }

/** A change of a stored ad. */
export type ChangeOfAd = { id: number; changes: object }

export const faultsIn = (reasons: Reasons) =>
  reasons.map(({ code, path = '' }) => `${path} ${code}`.trim())

type Answer = { status: number; body: { data?: { property: { id: number } }; errors?: Reasons } }

const idIn = ({ body }: Answer) => ({ id: body.data!.property.id })
const isDone = ({ status }: Answer) => status === 200 || status === 201
const faultsOf = ({ body }: Answer) => faultsIn(body.errors ?? [])

/** One ad after the other, by the API: submitted, or else saved as a draft. */
function byForm(site: Site) {
  const { post, put } = poster(site)
  const sendOrSave = async (send: (body: object) => Promise<Answer>): Promise<Outcome> => {
    const sent = await send({ draft: false })
    if (isDone(sent)) return { ...idIn(sent), faults: [] }
    const saved = await send({ draft: true })
    return isDone(saved) ? { ...idIn(saved), faults: faultsOf(sent) } : { faults: faultsOf(saved) }
  }
  return {
    add: async (owner: Person, ads: readonly object[]) => {
      const outcomes: Outcome[] = []
      for (const ad of ads) {
        outcomes.push(await sendOrSave((more) => post(owner, { ...ad, ...more })))
      }
      return outcomes
    },
    change: async (owner: Person, all: readonly ChangeOfAd[]) => {
      const faults: string[][] = []
      for (const { id, changes } of all) {
        const outcome = await sendOrSave((more) => put(owner, id, { ...changes, ...more }))
        faults.push(outcome.faults)
      }
      return faults
    },
  }
}

type Answered = { id: number; missing: Reasons } | { refused: Reasons }

const outcomeOf = (answer: Answered): Outcome =>
  'refused' in answer
    ? { faults: faultsIn(answer.refused) }
    : { id: answer.id, faults: faultsIn(answer.missing) }

/** All ads in one transaction, as the worker writes those of a feed. */
function together({ db, providers }: Site) {
  const write = async <T>(
    { user }: Person,
    work: (tx: Db, posting: Parameters<typeof addAds>[2]) => Promise<T>,
  ) => {
    const account = { id: user.id, role: 'landlord' } as Account
    const { gazetteer, catalogue } = providers
    return db.kysely.transaction().execute(async (tx) => {
      const terms = await findTerms(tx, account.id)
      const whose = { account, terms, language: 'en' as const, now: new Date() }
      return work(tx, { ...whose, gazetteer, catalogue })
    })
  }
  return {
    add: (owner: Person, ads: readonly object[]) =>
      write(owner, async (tx, posting) => {
        const fields = ads.map((ad) => AdFields.parse(ad))
        return (await addAds(tx, fields, posting)).map(outcomeOf)
      }),
    change: (owner: Person, all: readonly ChangeOfAd[]) =>
      write(owner, async (tx, posting) => {
        const own: Change[] = []
        for (const { id, changes } of all) {
          const row = await requireOwn(tx, { account: posting.account, id }, { locks: true })
          own.push({ row, changes: AdFields.parse(changes) })
        }
        return (await changeAds(tx, own, posting)).map((answer) => outcomeOf(answer).faults)
      }),
  }
}

/** Of an ad all that is stored, but for whose it is, its number and the moments at which it was written. */
function storedAs({ db }: Site) {
  return async (id: number | undefined) => {
    const { rows } = await db.pool.query(
      `select to_jsonb(p) - '{id,account_id,keeper_id,created_at,updated_at,first_published_at}'::text[]
          as ad,
        p.first_published_at is not null as "isPublished",
        array(select amenity_id from property_amenities where property_id = p.id order by 1)
          as amenities,
        array(select price from property_prices where property_id = p.id order by at) as prices,
        (select json_agg(json_build_array(from_state, to_state, account_id = p.account_id) order by id)
          from property_events where property_id = p.id) as events,
        (select to_jsonb(s) - '{id,agent_id,published,rank_key}'::text[]
          from property_search s where s.id = p.id) as search
      from properties p
      where p.id = $1`,
      [id ?? null],
    )
    return rows[0]
  }
}

/** The two ways in which ads come: one alone by the form and the API, and many from feeds. */
export const twoWays = (site: Site) => ({
  byForm: byForm(site),
  together: together(site),
  storedAs: storedAs(site),
})
