import { useMemo, useState } from 'react'
import { pictureById } from '../media/media-list.ts'
import { findSent } from '#features/files/uploads/components/sent-files.ts'
import { fileAddress } from '#features/files/uploads/rules.ts'
import { useAdForm } from '../ad-form-context.ts'

const idsIn = (text: string | undefined) => (text ? (JSON.parse(text) as string[]) : [])

export function useGivenMedia() {
  const { start, saved } = useAdForm()
  const [first] = useState(saved)
  return useMemo(() => {
    const imageOf = (id: string) => first?.images.find((one) => one.id === id) ?? pictureById(id)
    const videoOf = (id: string) =>
      first?.videos.find(({ url }) => url.includes(id)) ?? {
        url: findSent(id)?.url ?? fileAddress({ id, ending: 'mp4' }),
      }
    const { qrCodeImage } = first ?? {}
    const codeOf = (id: string) => (qrCodeImage?.id === id ? qrCodeImage : pictureById(id))
    const { qrCodeImageId: qrCode } = start
    return {
      images: idsIn(start.imageIds).map(imageOf),
      videos: idsIn(start.videoIds).map(videoOf),
      qrCode: qrCode ? codeOf(qrCode) : null,
    }
  }, [first, start])
}
