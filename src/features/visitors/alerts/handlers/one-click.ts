import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languages } from '#i18n/language.ts'
import type { Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { stopByLink } from '../actions/links.ts'

type Options = { db: Db; now: () => Date; limit: FastifyContextConfig }

const page = '/my-searches/stop'

/** A browser without scripts, which sends the form of the page. Mail programs ask for no page. */
const asksForPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true

type StopParams = { Params: { token?: string } }
type StopRequest = FastifyRequest<StopParams>

/** RFC 8058: a POST to the address of `List-Unsubscribe` ends the alerts; its body says no more. */
export async function oneClickStops(app: FastifyInstance, { db, now, limit }: Options) {
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    const [stopped, unknown] = [`${prefix}${page}ped`, `${prefix}${page}?unknown=true`]
    const stop = async (request: StopRequest, reply: FastifyReply) => {
      const { token = '' } = request.params
      const isStopped = await stopByLink(db, { token, now: now() })
      reply.header('cache-control', 'no-store')
      if (asksForPage(request)) return reply.redirect(isStopped ? stopped : unknown, 303)
      if (!isStopped) throw new Refusal(404, [{ code: 'not_found' }])
      return reply.send('')
    }
    for (const rest of ['', '/:token']) {
      app.post<StopParams>(`${prefix}${page}${rest}`, { config: limit }, stop)
    }
  }
}
