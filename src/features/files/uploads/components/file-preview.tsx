import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'

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
        <Icon name={file.type.startsWith('video/') ? 'play' : 'images'} className="size-6" />
      )}
    </span>
  )
}
