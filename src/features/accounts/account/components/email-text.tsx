import { Fragment } from 'react'

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
