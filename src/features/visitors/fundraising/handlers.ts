import type { Gazetteer } from '#features/reference/places/rules.ts'
import type { Settings } from '#features/reference/site-settings/contract.ts'
import { type Handler, handle, handleCreation } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { readFundraising, sendFundraising } from './actions.ts'
import { createFundraising, showFundraising } from './contract.ts'

type Dependencies = {
  post: Post
  settings: () => Pick<Settings, 'contact'>
  gazetteer: () => Gazetteer
}

export const fundraisingHandlers = ({ post, settings, gazetteer }: Dependencies): Handler[] => [
  handleCreation(createFundraising, (call) =>
    sendFundraising(call, { gazetteer: gazetteer(), post, settings }),
  ),

  handle(showFundraising, async (call) => ({
    fundraisingRequest: await readFundraising(call, gazetteer()),
  })),
]
