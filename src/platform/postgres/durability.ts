import type pg from 'pg'

/** With one of these off, a crash loses acknowledged writes. */
const protecting = ['fsync', 'full_page_writes', 'synchronous_commit']

/** @throws Error that names the settings which are off */
export async function requireDurability(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select name
    from unnest($1::text[]) as name
    where current_setting(name) = 'off'
    order by name`,
    [protecting],
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new Error(
    `The database may lose what was acknowledged: off is ${names}. Switch it on, or set DATABASE_DURABILITY=unchecked where the service keeps writes safe in another way (Aurora, Neon).`,
  )
}
