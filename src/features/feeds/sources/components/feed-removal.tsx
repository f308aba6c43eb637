import { useWords } from '#i18n/words.tsx'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { phrases } from '../phrases.ts'

type FeedRemovalProps = {
  name: string
  isOpen: boolean
  onClose: () => void
  remove: () => Promise<void>
}

export function FeedRemoval({ name, isOpen, onClose, remove }: FeedRemovalProps) {
  const words = useWords(phrases)
  return (
    <Confirm
      isOpen={isOpen}
      onClose={onClose}
      title={words('removeOf', { name })}
      action={words('remove')}
      onConfirm={remove}
    >
      <p>{words('removeSure')}</p>
    </Confirm>
  )
}
