import { sql } from 'kysely'
import type { Db } from '../handle.ts'
import { queueSchema } from '../jobs/jobs.ts'
import { mailQueue, nobodyPriority, ownersFirst } from './post-office.ts'

/** How long a letter may wait behind first letters of others. */
const lateMinutes = 10

/**
 * Where first letters of networks keep coming, a second one would wait for ever: of each turn the oldest
 * letter that has waited for ten minutes becomes as urgent as a first one, and goes before those that
 * came after it. One at a time, so that a thousand letters of one network pass nobody. To be called once
 * a minute: the tenth late letter of a network waits for twenty minutes at most, where letters are sent.
 */
export async function raiseLateLetters(db: Db): Promise<void> {
  const job = sql.id(queueSchema, 'job')
  await sql`
    update ${job} as late
    set priority = oldest.first_priority
    from (
      select distinct on (mails.turn, waiting.priority > 0)
        waiting.id,
        case when waiting.priority > 0 then ${ownersFirst}::integer else 0 end as first_priority
      from ${job} as waiting
      join mails on mails.id = (waiting.data ->> 'id')::uuid
      where waiting.name = ${mailQueue.name}
      and waiting.state in ('created', 'retry')
      and waiting.created_on < now() - interval '1 minute' * ${lateMinutes}
      and waiting.priority > ${nobodyPriority}
      and waiting.priority not in (0, ${ownersFirst})
      order by mails.turn, waiting.priority > 0, waiting.created_on
    ) as oldest
    where late.name = ${mailQueue.name} and late.id = oldest.id`.execute(db)
}
