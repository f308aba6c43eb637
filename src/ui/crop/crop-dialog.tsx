import { useState } from 'react'
import { directionOf } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { phrases } from './phrases.ts'
import { maxZoom } from './square.ts'
import { usePhoto } from './use-photo.ts'

type SliderProps = {
  label: string
  value: number
  most?: number
  least?: number
  onChange: (value: number) => void
}

function Slider({ label, value, least = 0, most = 1, onChange }: SliderProps) {
  return (
    <label className="grid gap-1 text-sm font-medium">
      {label}
      <input
        type="range"
        min={least}
        max={most}
        step={0.01}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-11 w-full accent-palm"
      />
    </label>
  )
}

type CropDialogProps = {
  photo: Blob
  /** Gets the photo itself if this browser cannot decode it. */
  onDone: (square: Blob) => void
  onCancel: () => void
}

export function CropDialog({ photo, onDone, onCancel }: CropDialogProps) {
  const words = useWords(phrases)
  const isMirrored = directionOf(useLanguage()) === 'rtl'
  const { canvas, frame, setFrame, pull, square, isReady, side } = usePhoto(photo, () =>
    onDone(photo),
  )
  const [isFinished, setFinished] = useState(false)
  const finish = async () => {
    setFinished(true)
    onDone((await square()) ?? photo)
  }
  /** Sliders are mirrored in right-to-left languages, the photo is not. */
  const across = (share: number) => (isMirrored ? 1 - share : share)
  const footer = (
    <>
      <Button variant="quiet" onClick={onCancel}>
        {words('cancel')}
      </Button>
      <Button variant="main" disabled={!isReady || isFinished} onClick={() => void finish()}>
        {words('use')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onCancel} title={words('title')} footer={footer}>
      <div className="grid gap-4">
        <p className="text-sm text-muted">{words('advice')}</p>
        <canvas
          ref={canvas}
          width={side}
          height={side}
          aria-hidden
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={pull}
          className="mx-auto aspect-square w-full max-w-60 cursor-move touch-none rounded-full bg-sand"
        />
        <Slider
          label={words('zoom')}
          value={frame.zoom}
          least={1}
          most={maxZoom}
          onChange={(zoom) => setFrame({ ...frame, zoom })}
        />
        <Slider
          label={words('across')}
          value={across(frame.x)}
          onChange={(share) => setFrame({ ...frame, x: across(share) })}
        />
        <Slider label={words('down')} value={frame.y} onChange={(y) => setFrame({ ...frame, y })} />
      </div>
    </Dialog>
  )
}
