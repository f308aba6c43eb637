/** Numbers of PostgreSQL's advisory locks, which are one space for the whole database. */
export const advisoryLocks = {
  /** Shared by each process that uses an embedded database; who stops it holds it alone. */
  seat: 3_272_101,
  migration: 3_272_102,
  /** Allows one backup or removal of old backups at a time per database. */
  backup: 3_272_103,
  /**
   * Held while rows are copied. Migrations take it first: one that waited for a table lock instead
   * would block every request that comes after it.
   */
  copiedRows: 3_272_104,
  erasures: 3_272_105,
  import: 3_272_106,
  log: 3_272_107,
  roles: 3_272_108,
  /** Held by a transaction that changes many saved searches. */
  alerts: 3_272_109,
} as const
