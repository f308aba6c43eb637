import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type RemoveButtonProps = { label: string; title?: string; onRemove: () => void }

/** A cross at the end of a row of a file; `label` says which file goes. */
export function RemoveButton({ label, title, onRemove }: RemoveButtonProps) {
  return (
    <Button variant="ghost" isIcon aria-label={label} title={title} onClick={onRemove}>
      <Icon name="x" className="size-5" />
    </Button>
  )
}
