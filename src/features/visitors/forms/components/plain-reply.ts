import { type Endpoint, nameOf, type ReplyOf } from '#platform/call.ts'
import { type PlainAnswer, usePlainAnswer } from '#ui/plain-answer.ts'

type PlainReply<E> = Omit<PlainAnswer, 'reply'> & { reply: ReplyOf<E> | undefined }

/** What the server has read for a browser without scripts. */
export function usePlainReply<E extends Endpoint>(endpoint: E): PlainReply<E> | undefined {
  const answer = usePlainAnswer(nameOf(endpoint))
  return answer && { ...answer, reply: answer.reply as ReplyOf<E> | undefined }
}
