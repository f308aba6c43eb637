import { useMemo, useState } from 'react'
import { fileAddress, pictureOf } from '#features/files/rules.ts'
import { useAdForm } from '../ad-form-context.ts'

const idsIn = (text: string | undefined) => (text ? (JSON.parse(text) as string[]) : [])

/** A picture of which no more than its id is known: another version's, or what this tab kept. */
const known = (id: string) => pictureOf({ id, width: null, height: null, thumbhash: null })

/** What the fields for files begin with. */
export function useGivenMedia() {
  const { start, saved } = useAdForm()
  const [first] = useState(saved)
  return useMemo(() => {
    const imageOf = (id: string) => first?.images.find((one) => one.id === id) ?? known(id)
    const videoOf = (id: string) =>
      first?.videos.find(({ url }) => url.includes(id)) ?? {
        url: fileAddress({ id, ending: 'mp4' }),
      }
    const { qrCodeImage } = first ?? {}
    const codeOf = (id: string) => (qrCodeImage?.id === id ? qrCodeImage : known(id))
    const { qrCodeImageId: qrCode } = start
    return {
      images: idsIn(start.imageIds).map(imageOf),
      videos: idsIn(start.videoIds).map(videoOf),
      qrCode: qrCode ? codeOf(qrCode) : null,
    }
  }, [first, start])
}
