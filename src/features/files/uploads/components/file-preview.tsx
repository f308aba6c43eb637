import { useEffect, useState } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'

function iconOf({ type }: File): IconName {
  if (type === 'application/pdf') return 'file-text'
  return type.startsWith('video/') ? 'play' : 'images'
}

export function FilePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className="flex size-full items-center justify-center overflow-hidden bg-sand text-muted">
      {address ? (
        <img
          src={address}
          alt=""
          draggable={false}
          onError={() => setAddress(undefined)}
          className="size-full object-cover"
        />
      ) : (
        <Icon name={iconOf(file)} className="size-6" />
      )}
    </span>
  )
}
