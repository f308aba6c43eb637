export type Why =
  | 'address_invalid'
  | 'address_not_public'
  | 'address_unreachable'
  | 'address_refuses'
  | 'address_redirects'
  | 'answer_too_large'
  | 'answer_too_slow'
  | 'answer_of_wrong_type'

export class NotFetched extends Error {
  override name = 'NotFetched'
  readonly why: Why
  readonly status: number | undefined

  constructor(why: Why, status?: number) {
    super(status === undefined ? why : `${why} (${status})`)
    this.why = why
    this.status = status
  }
}
