import type pg from 'pg'

/** With one of these off, a crash of the machine loses writes whose success was acknowledged. */
const protecting = ['fsync', 'full_page_writes', 'synchronous_commit']

/** @throws an Error that names the settings of the server with which a crash may lose writes */
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
