import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRepeatable } from './repeatable.ts'

describe('A statement', () => {
  it.each([
    'select id from accounts',
    '  SELECT updated_at, deleted from accounts',
    '/* plan anew */ select 1',
    'with newest as (select 1) select * from newest',
    'with recursive tree (id) as (select 1 union all select id + 1 from tree) select * from tree',
    'with found as materialized (select 1) select array(select 2), count(*) from found',
    'select "update", "for" from "insert"',
    "select 'delete from accounts; select nextval(1)'",
    "select name -- for update\n from accounts where name = 'it''s'",
    'select * from unnest($1::int[]) with ordinality wanted (id, place)',
    'select row_number() over (partition by a) from t where b in (1, 2) and exists (select 1)',
    'begin',
    'begin isolation level repeatable read read only',
    'start transaction isolation level serializable',
  ])('may be done again: %s', (text) => {
    expect(isRepeatable(text)).toBe(true)
  })

  it.each([
    '',
    'insert into accounts (id) values (1)',
    'update accounts set name = $1',
    'delete from accounts',
    'with gone as (delete from accounts returning id) select * from gone',
    'with gone as materialized (delete from accounts returning id) select 1',
    'with new as (insert into t values (1) returning id) select * from new',
    'with new as (merge into t using s on true when matched then do nothing) select 1',
    'select * into copies from accounts',
    "select nextval('accounts_id_seq')",
    "select distinct on (a) nextval('s') from t",
    'select pg_advisory_lock(1)',
    'select PG_Advisory_XAct_Lock(1)',
    'select pg_try_advisory_lock(1)',
    "select pg_notify('settings', '')",
    "select set_config('a.b', 'c', false)",
    "select setval('s', 1)",
    'select pg_terminate_backend(1)',
    "select dblink('db', 'delete from t')",
    "select lo_import('/etc/passwd')",
    'select a_function_of_tomorrow(id) from accounts',
    'select pg_catalog.nextval(1)',
    'select pg_catalog . nextval (1)',
    'select "nextval"(1)',
    'select pg_catalog."nextval" (1)',
    String.raw`select U&"next\0076al"(1)`,
    'select nextval/* comment */(1)',
    'select nextval -- comment\n (1)',
    "select E'\\'', nextval(1), ''",
    "select $$'$$, nextval(1), $$'$$",
    '/* /* nested */ select 1 */ delete from t',
    'select 1; delete from t',
    'select id from accounts for update',
    'select id from accounts FOR\nNO KEY UPDATE',
    'select id from "accounts"for share',
    'select id from accounts for key share skip locked',
    'table accounts',
    'values (1)',
    'call clean_up()',
    'do $$ begin end $$',
    'explain analyze delete from t',
    'copy accounts to program $1',
    'commit',
    'rollback',
    'begin; delete from t',
    'begin deferrable; commit',
    'savepoint held_1',
    'lock table accounts',
    'set local lock_timeout = 1',
    'notify settings',
    'refresh materialized view v',
  ])('may not: %s', (text) => {
    expect(isRepeatable(text)).toBe(false)
  })

  const gap = fc.constantFrom(' ', '\n', '\t ', '/* and */', ' /* " */ ', " /* ' */ ", ' -- so\n')
  const anyCase = (text: string) =>
    fc
      .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
      .map((upper) =>
        text.replace(/./g, (sign, at: number) => (upper[at] ? sign.toUpperCase() : sign)),
      )

  /** Ways to write a plain read around an expression. */
  const around = fc.constantFrom(
    (inner: string) => `select id, ${inner} from accounts`,
    (inner: string) => `select id from accounts where name = 'x''y' and ${inner} is null`,
    (inner: string) => `with found as (select ${inner} as "it""s") select * from found`,
    (inner: string) => `with found as materialized (select 1), b as (select ${inner}) select 2`,
    (inner: string) => `select coalesce(max(${inner}), 0), '/*', '*/' from accounts`,
    (inner: string) => `select distinct on (id) ${inner} from accounts order by id`,
    (inner: string) => `/* plan anew */ select array(select ${inner} limit 1)`,
  )
  const harmless = fc.constantFrom(
    'count(*)',
    'lower(name)',
    '(a + $1)',
    `'nextval(1)'`,
    '"delete"',
  )

  it('is done again with any harmless expression in it', () => {
    const samples = fc.record({ write: around, inner: harmless })
    fc.assert(
      fc.property(samples, ({ write, inner }) => {
        expect(isRepeatable(write(inner))).toBe(true)
      }),
    )
  })

  it('is not with a function that is not known to be harmless, however it is written', () => {
    const known = ['nextval', 'pg_advisory_xact_lock', 'set_config', 'pg_notify', 'lo_unlink']
    const names = fc.oneof(
      fc.constantFrom(...known).chain(anyCase),
      fc.stringMatching(/^[a-z][a-z0-9_]{0,20}x9$/).chain(anyCase),
      fc.constantFrom(...known).map((name) => `"${name}"`),
      fc.constantFrom(...known).map((name) => `pg_catalog.${name}`),
    )
    const samples = fc.record({ write: around, name: names, space: fc.option(gap) })
    fc.assert(
      fc.property(samples, ({ write, name, space }) => {
        expect(isRepeatable(write(`${name}${space ?? ''}('a', 1)`))).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is not when any part of it writes or locks', () => {
    const verbs = fc
      .constantFrom('insert into t', 'update t set a = 1', 'delete from t', 'merge into t')
      .chain(anyCase)
    const writing = fc
      .record({ write: around, verb: verbs, space: gap, inner: harmless })
      .map(({ write, verb, space, inner }) =>
        write(inner).replace(
          /^(\/\* plan anew \*\/ )?(with )?/,
          `with w as (${space}${verb} returning 1)${space}`,
        ),
      )
    const locking = fc
      .record({
        write: around,
        inner: harmless,
        space: gap,
        lock: fc.constantFrom('update', 'share', 'no key update', 'key share').chain(anyCase),
      })
      .map(({ write, inner, space, lock }) => `${write(inner)}${space}for${space}${lock}`)
    fc.assert(
      fc.property(fc.oneof(writing, locking), (text) => {
        expect(isRepeatable(text)).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })
})
