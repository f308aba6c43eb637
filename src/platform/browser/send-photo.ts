import { faultsOf as faultsIn } from '../call.ts'
import type { Fault } from '../refusal.ts'

type SentPhoto = { id: string; url: string }

export async function sendPhoto(
  photo: Blob,
  language: string,
): Promise<{ file?: SentPhoto; faults: readonly Fault[] }> {
  const body = new FormData()
  body.append('file', photo)
  const headers = { 'accept-language': language }
  const address = '/api/files/upload/single?for=registration'
  const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined)
  const said = await answer?.json().catch(() => undefined)
  return answer?.ok ? { file: said.data.file, faults: [] } : { faults: faultsIn(said ?? null) }
}
