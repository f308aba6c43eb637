import { classes } from '#ui/classes.ts'
import type { Agent } from '../contract.ts'

const sizes = {
  small: { pixels: 48, look: 'size-12 text-lg' },
  medium: { pixels: 64, look: 'size-16 text-2xl' },
  large: { pixels: 112, look: 'size-20 text-3xl md:size-28 md:text-5xl' },
}

type PortraitProps = {
  photo: Pick<NonNullable<Agent['photo']>, 'url'> | null
  name: string
  size?: keyof typeof sizes
  isEarly?: boolean
}

export function Portrait({ photo, name, size = 'small', isEarly }: PortraitProps) {
  const { pixels, look } = sizes[size]
  const shape = classes('shrink-0 rounded-full bg-sand', look)
  if (photo) {
    return (
      <img
        src={photo.url}
        alt=""
        width={pixels}
        height={pixels}
        loading={isEarly ? 'eager' : 'lazy'}
        className={`${shape} object-cover`}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={`${shape} flex items-center justify-center font-semibold text-palm`}
    >
      {Array.from(name.trim())[0]}
    </span>
  )
}
