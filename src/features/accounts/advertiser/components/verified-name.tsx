import { Icon } from '#ui/icon.tsx'

/** A longer word is left to break as it must, or it would be wider than a phone. */
const maxKeptTogether = 24

type VerifiedNameProps = { name: string; isVerified: boolean }

/** A name and the tick of a verified advertiser, which is never without the last word on a line. */
export function VerifiedName({ name, isVerified }: VerifiedNameProps) {
  if (!isVerified) return <bdi>{name}</bdi>
  const words = name.trimEnd()
  const last = words.slice(words.lastIndexOf(' ') + 1)
  return (
    <bdi>
      {words.slice(0, words.length - last.length)}
      <span className={last.length > maxKeptTogether ? undefined : 'whitespace-nowrap'}>
        {last}
        <Icon name="badge-check" className="ms-1.5 inline-block size-4 align-[-0.15em] text-gold" />
      </span>
    </bdi>
  )
}
