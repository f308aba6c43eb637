import { Fragment } from 'react'

/** Goes to the next line as a whole, and is broken only where it is longer than a line. */
export function EmailText({ children: email }: { children: string }) {
  const parts = email.split(/(?=[@.])/)
  return (
    <bdi dir="ltr" className="inline-block max-w-full break-words">
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
