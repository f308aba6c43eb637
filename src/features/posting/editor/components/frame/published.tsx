import { useEffect, useRef } from 'react'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { propertyAddress } from '#features/listing/property/contract.ts'
import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../../phrases/publish.ts'

const phraseOfState = {
  live: ['liveTitle', 'liveText'],
  awaiting_payment: ['paymentTitle', 'paymentText'],
  in_review: ['reviewTitle', 'reviewText'],
} as const

const isSaid = (state: string): state is keyof typeof phraseOfState => state in phraseOfState

export function Published({ property }: { property: OwnProperty }) {
  const words = useWords(phrases)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { state } = property
  const [title, text] = phraseOfState[isSaid(state) ? state : 'live']
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-12 text-center md:py-20">
      <Icon name="circle-check" className="size-12 text-palm" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
        {words(title)}
      </h1>
      <p>{words(text)}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-2">
        {state === 'live' && (
          <SiteLink href={propertyAddress(property)} className={buttonClass({})}>
            {words('look')}
          </SiteLink>
        )}
        {state === 'awaiting_payment' && (
          <SiteLink href={`/payment/pay?property=${property.id}`} className={buttonClass({})}>
            {words('pay')}
          </SiteLink>
        )}
        <SiteLink href="/my-properties" className={buttonClass({ variant: 'quiet' })}>
          {words('mine')}
        </SiteLink>
        <SiteLink href="/post-ad" className={buttonClass({ variant: 'quiet' })}>
          {words('another')}
        </SiteLink>
      </div>
    </div>
  )
}
