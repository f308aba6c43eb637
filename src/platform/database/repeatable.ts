/** Strings, quoted names and comments, in the order in which PostgreSQL reads them. */
const quoted = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\/\*[\s\S]*?\*\/|--[^\n]*/g

/** Escapes, dollar quotes, nested comments and further statements are not parsed here. */
const unread = /[\\;'"]|\$[\p{L}_]*\$|--|\/\*|\*\//u

const plainRead = /^\s*(?:select|with)\b/i

const beginning =
  /^(?:begin|start transaction)(?: isolation level (?:serializable|repeatable read|read committed))?(?: read (?:only|write))?(?:; select keep_account_open\(\d+\))?$/i

/** In a `select` or `with` these words write or lock rows. */
const changing = /\b(?:insert|update|delete|merge|into|for)\b/i

/** `as ranked (`, `ordinality wanted (` and `with wanted (` are not function calls. */
const naming = /\b(?:as|ordinality|with(?:\s+recursive)?)\s+[\p{L}\p{N}_]+\s*\(/giu

const called = /([\p{L}\p{N}_$.]+)\s*\(/gu

const keywords =
  'all and any array as between by case distinct else except exists filter from group having in ' +
  'intersect is lateral like limit materialized not offset on or order over select some then ' +
  'union using values when where with'

/** Functions without side effects that our queries use, and related ones. */
const pureFunctions =
  'abs acos array_agg array_append array_length array_position array_remove array_to_string asin ' +
  'atan2 avg bit_or bool_and bool_or cardinality cast ceil char_length coalesce concat concat_ws ' +
  'cos count current_database current_setting date_part date_trunc degrees dense_rank exp extract ' +
  'first_value floor folded generate_series greatest hashtext hashtextextended isfinite json_agg ' +
  'json_build_object json_object_agg jsonb_agg jsonb_array_elements jsonb_array_elements_text ' +
  'jsonb_build_object jsonb_object_agg jsonb_to_recordset lag lead least left length ln lower ' +
  'make_interval max min now nullif percentile_cont pg_sleep point position power radians rank ' +
  'replace right round row row_number row_to_json show_trgm similarity sin split_part sqrt ' +
  'string_agg string_to_array substring sum to_char to_json to_jsonb to_tsquery to_tsvector trim ' +
  'unnest upper websearch_to_tsquery width_bucket word_similarity'

const harmless = new Set([...keywords.split(' '), ...pureFunctions.split(' ')])

const replace = (part: string) => (part.startsWith("'") || part.startsWith('"') ? ' q ' : ' ')

export function isPlainRead(text: string): boolean {
  const words = text.replace(quoted, replace)
  if (!plainRead.test(words) || unread.test(words) || changing.test(words)) return false
  const calls = words.replace(naming, 'as (').matchAll(called)
  return calls.every(([, name = '']) => harmless.has(name.toLowerCase()))
}

/** Text that is not recognised as harmless, such as an unlisted function, is not repeatable. */
export const isRepeatable = (text: string): boolean => beginning.test(text) || isPlainRead(text)
