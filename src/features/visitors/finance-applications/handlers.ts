import { type Handler, handle, handleCreation } from '#platform/handle.ts'
import { type Parts, readByLink, sendApplication } from './actions.ts'
import { createApplication, showApplication } from './contract.ts'

export const financeApplicationHandlers = (parts: Parts): Handler[] => [
  handleCreation(createApplication, (call) => sendApplication(call, parts)),

  handle(showApplication, async (call) => ({
    financeApplication: await readByLink(call, call.params.id, parts),
  })),
]
