import { sql } from 'kysely'
import type { Database } from '#platform/sql.ts'

/** More than any test file or drill registers people: a photo serves one address. */
export const registrationPhotos = 3_000

export const registrationPhoto = (number: number) => `photo-${String(number).padStart(16, '0')}`

/** Rows of photos that visitors have uploaded and no registration has claimed yet. */
export async function addRegistrationPhotos({ kysely }: Database): Promise<void> {
  await sql`
    insert into files (
      id, purpose, kind, ending, width, height, bytes, expires_at, created_at
    )
    select 'photo-' || lpad(n::text, 16, '0'), 'registration', 'image', 'jpg', 400, 400, 1,
      '2100-01-01', now()
    from generate_series(1, ${registrationPhotos}::int) as n`.execute(kysely)
}
