import { Icon } from '#ui/icon.tsx'

/** Characters: a longer word may break, or it would be wider than a phone. */
const maxKeptTogether = 24

type VerifiedNameProps = { name: string; lang?: string | undefined; isVerified: boolean }

/** Keeps the tick on the same line as the last word. */
export function VerifiedName({ name, lang, isVerified }: VerifiedNameProps) {
  if (!isVerified) return <bdi lang={lang}>{name}</bdi>
  const words = name.trimEnd()
  const last = words.slice(words.lastIndexOf(' ') + 1)
  return (
    <bdi lang={lang}>
      {words.slice(0, words.length - last.length)}
      <span className={last.length > maxKeptTogether ? undefined : 'whitespace-nowrap'}>
        {last}
        <Icon name="badge-check" className="ms-1.5 inline-block size-4 align-[-0.15em] text-gold" />
      </span>
    </bdi>
  )
}
