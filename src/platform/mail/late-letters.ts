import { sql } from 'kysely'
import type { Db } from '../handle.ts'
import { queueSchema } from '../jobs/jobs.ts'
import { mailQueue, nobodyPriority, ownersFirst } from './mail-queue.ts'

const lateMinutes = 10

const job = sql.id(queueSchema, 'job')

/** What waits in the line, and the priority of a first letter among its kind. */
const waiting = sql`
  select job.id, job.priority, job.created_on, coalesce(mails.turn, '') as turn,
    case when job.priority > 0 then ${ownersFirst}::integer else 0 end as first_priority
  from ${job} as job
  join mails on mails.id = (job.data ->> 'id')::uuid
  where job.name = ${mailQueue.name}
    and job.state in ('created', 'retry')
    and job.priority > ${nobodyPriority}`

/**
 * Where first letters of networks keep coming, a second one would wait for ever: of each turn the letter that has
 * waited the longest, ten minutes or more, becomes as urgent as a first one and goes behind those that are there,
 * unless one of its turn is among them. To be called once a minute: one at a time, so that a thousand letters of
 * one network pass nobody, whether the server takes them or not.
 */
export async function raiseLateLetters(db: Db): Promise<void> {
  await sql`
    with waiting as (${waiting}), late as (
      select distinct on (turn, first_priority) id, first_priority
      from waiting
      where priority < first_priority
        and created_on < now() - interval '1 minute' * ${lateMinutes}
        and not exists (
          select
          from waiting first
          where first.turn = waiting.turn and first.priority = waiting.first_priority)
      order by turn, first_priority, created_on
    )
    update ${job} as job
    set priority = late.first_priority, created_on = now()
    from late
    where job.name = ${mailQueue.name} and job.id = late.id and job.state in ('created', 'retry')`.execute(
    db,
  )
}
