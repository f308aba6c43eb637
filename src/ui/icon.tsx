import sprite from './icons.svg?url'

/** Names of Lucide; `npm run icons` adds a new one to the sprite. */
export type IconName =
  | 'arrow-right'
  | 'arrow-up-right'
  | 'badge-check'
  | 'bell'
  | 'briefcase-business'
  | 'building'
  | 'camera'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-check'
  | 'circle-user-round'
  | 'copy'
  | 'download'
  | 'ellipsis-vertical'
  | 'eye'
  | 'eye-off'
  | 'file-text'
  | 'handshake'
  | 'heart'
  | 'images'
  | 'info'
  | 'key-round'
  | 'languages'
  | 'layout-dashboard'
  | 'log-out'
  | 'mail'
  | 'map-pin'
  | 'menu'
  | 'message-circle'
  | 'message-square-text'
  | 'monitor'
  | 'moon'
  | 'phone'
  | 'play'
  | 'plus'
  | 'printer'
  | 'rotate-3d'
  | 'scale'
  | 'search'
  | 'search-x'
  | 'share-2'
  | 'shield-check'
  | 'sliders-horizontal'
  | 'smartphone'
  | 'sun'
  | 'sun-moon'
  | 'tag'
  | 'triangle-exclamation-point'
  | 'user-round'
  | 'users-round'
  | 'x'

type IconProps = {
  name: IconName
  /** For an icon without text beside it. */
  label?: string
  className?: string
}

/** One cached file, because icons in scripts and HTML would be loaded at every visit. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
