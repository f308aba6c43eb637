import { Button } from '#ui/button.tsx'

/** Without scripts the form goes to the address of the page, which then has the token still. */
export function PressWithoutScripts({ label }: { label: string }) {
  return (
    <noscript>
      <form method="post" className="grid justify-items-start">
        <Button type="submit" variant="main">
          {label}
        </Button>
      </form>
    </noscript>
  )
}
