export function ShownBox({
  name,
  label,
  isShown,
}: {
  name: string
  label: string
  isShown: boolean
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={name}
        defaultChecked={isShown}
        className="size-5 shrink-0 accent-palm"
      />
      <span>{label}</span>
    </label>
  )
}
