import { useEffect } from 'react'
import { useRecording } from '#features/listing/interactions/components/use-recording.ts'
import { rememberSeen } from '../seen-ads.ts'

/** Counts the view and marks the ad as seen, in the browser: pages are the same for everybody. */
export function useVisit(id: number) {
  const record = useRecording(id)
  useEffect(() => {
    rememberSeen(id)
    record('view')
  }, [id, record])
}
