import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Frame, middle, pullFrame, squareOf } from './square.ts'

/** Pixels; a profile shows 400, and a sharp screen needs twice as many. */
const sentSide = 800
const shownSide = 480

function useBitmap(photo: Blob, onUnreadable: () => void): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>()
  const give = useRef(onUnreadable)
  useEffect(() => {
    let made: ImageBitmap | undefined
    let isOver = false
    createImageBitmap(photo, { imageOrientation: 'from-image' }).then(
      (read) => {
        made = read
        if (isOver) read.close()
        else setBitmap(read)
      },
      () => give.current(),
    )
    return () => {
      isOver = true
      made?.close()
    }
  }, [photo])
  return bitmap
}

/** Transparent parts become white, as on the server. */
function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, frame: Frame) {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = squareOf(bitmap, frame)
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

export function usePhoto(photo: Blob, onUnreadable: () => void) {
  const bitmap = useBitmap(photo, onUnreadable)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [frame, setFrame] = useState(middle)

  useEffect(() => {
    if (bitmap && canvas.current) draw(canvas.current, bitmap, frame)
  }, [bitmap, frame])

  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!bitmap || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { clientWidth } = event.currentTarget
    const by = { x: event.movementX / clientWidth, y: event.movementY / clientWidth }
    setFrame((before) => pullFrame(bitmap, before, by))
  }

  const square = async (): Promise<Blob | null> => {
    if (!bitmap) return null
    const sent = document.createElement('canvas')
    sent.width = sentSide
    sent.height = sentSide
    draw(sent, bitmap, frame)
    return new Promise((resolve) => sent.toBlob(resolve, 'image/jpeg', 0.92))
  }

  return { canvas, frame, setFrame, pull, square, isReady: bitmap !== undefined, side: shownSide }
}
