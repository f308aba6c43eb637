import { sql } from 'kysely'
import type { Db } from '../handle.ts'
import { queueSchema } from '../jobs/jobs.ts'
import { mailQueue, nobodyPriority, ownersFirst } from './mail-queue.ts'

const lateMinutes = 10

const job = sql.id(queueSchema, 'job')

const waiting = sql`
  select job.id, job.priority, job.created_on, coalesce(mails.turn, '') as turn,
    case when job.priority > 0 then ${ownersFirst}::integer else 0 end as first_priority
  from ${job} as job
  join mails on mails.id = (job.data ->> 'id')::uuid
  where job.name = ${mailQueue.name}
    and job.state in ('created', 'retry')
    and job.priority > ${nobodyPriority}`

/**
 * To be called once a minute. Otherwise second letters would wait for ever while first letters of
 * other networks arrive. One letter per turn, so a network with many letters gains no advantage.
 */
export async function raiseLateMails(db: Db): Promise<void> {
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
