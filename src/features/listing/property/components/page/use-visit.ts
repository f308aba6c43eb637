import { useEffect } from 'react'
import { useRecording } from '#features/listing/interactions/components/use-recording.ts'
import { rememberSeen } from '../marks/seen-ads.ts'

/** Runs in the browser, because the page of the server is the same for everyone. */
export function useVisit(id: number) {
  const record = useRecording(id)
  useEffect(() => {
    rememberSeen(id)
    record('view')
  }, [id, record])
}
