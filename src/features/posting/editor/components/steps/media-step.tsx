import { PhotosField } from '../media/photos-field.tsx'
import { VideoField } from '../media/video-field.tsx'
import { useAdForm } from '../ad-form-context.ts'
import { useGivenMedia } from '../fields/given-media.ts'

export function MediaStep() {
  const { start, onBusy } = useAdForm()
  const { images, videos } = useGivenMedia()
  return (
    <>
      <PhotosField name="imageIds" photos={images} onBusy={(count) => onBusy('imageIds', count)} />
      <VideoField
        videos={videos}
        videoUrl={start.videoUrl}
        virtualTour={start.virtualTour}
        onBusy={(count) => onBusy('videoIds', count)}
      />
    </>
  )
}
