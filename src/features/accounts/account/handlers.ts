import { type Handler, handle } from '#platform/handle.ts'
import { showAccount } from './contract.ts'
import { findUser } from './queries.ts'
import { versionOfUser } from './rules.ts'

export const accountHandlers: Handler[] = [
  handle(showAccount, async ({ db, account, versions }) => {
    const user = await findUser(db, account.id)
    versions.show(versionOfUser(user))
    return { user }
  }),
]
