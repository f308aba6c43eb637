import { useWords } from '#i18n/words.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { StartedFactor } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'
import { CopyButton } from './copy-button.tsx'

/** Groups of four are easier to read out; apps skip the blanks. */
const groupDigits = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

export function FactorKey({ started: { secret, uri, qrCode } }: { started: StartedFactor }) {
  const words = useWords(phrases)
  return (
    <div className="flex flex-wrap items-center gap-6">
      <img
        src={qrCode}
        alt={words('picture')}
        width={192}
        height={192}
        className="size-48 rounded-control border border-line"
      />
      <div className="grid min-w-0 flex-1 basis-60 grid-cols-1 justify-items-start gap-3">
        <AnchorButton href={uri} variant="quiet" className="md:hidden">
          <Icon name="smartphone" className="size-4" />
          {words('openApp')}
        </AnchorButton>
        <p>{words('byHand')}</p>
        <bdi className="font-mono break-words">{groupDigits(secret)}</bdi>
        <CopyButton text={secret} label={words('copyKey')} />
      </div>
    </div>
  )
}
