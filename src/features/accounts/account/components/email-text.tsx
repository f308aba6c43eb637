import { Fragment } from 'react'

/** An e-mail address that breaks before its signs where it has to; within a part only if that is too long. */
export function EmailText({ children: email }: { children: string }) {
  const parts = email.split(/(?=[@.])/)
  return (
    <bdi className="break-words">
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
