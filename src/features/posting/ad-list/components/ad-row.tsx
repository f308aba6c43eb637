import { useState } from 'react'
import type { OwnCard } from '#features/posting/own-ads/contract/own-ads.ts'
import { phrases as cardWords } from '#features/listing/property/phrases/card.ts'
import type { PhotoBox } from '#features/listing/property/components/photo.ts'
import { PhotoImage } from '#features/listing/property/components/photo-image.tsx'
import { placeLine } from '#features/listing/property/components/place-line.ts'
import { periodOf } from '#features/listing/property/phrases/rent-period.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/quantity.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases as actions } from '../phrases/actions.ts'
import { phrases } from '../phrases/list.ts'
import { editAddress } from '../rules.ts'
import { Counters, EndDay, Needs, ReturnNote, StateBadges } from './ad-facts.tsx'
import { AdMenu } from './ad-menu.tsx'
import { RenewDialog } from './renew-dialog.tsx'
import { useTitleOf } from './words.ts'

const box: PhotoBox = [{ width: '7rem', ratio: 4 / 3 }]

function Photo({ ad }: { ad: OwnCard }) {
  const words = useWords(cardWords)
  const [image] = ad.images
  if (!image) {
    return (
      <span className="flex size-full items-center justify-center rounded-control bg-sand text-muted">
        <Icon name="images" className="size-6" />
        <span className="sr-only">{words('noPhotos')}</span>
      </span>
    )
  }
  return (
    <PhotoImage
      photo={image}
      box={box}
      alt=""
      width={112}
      height={84}
      loading="lazy"
      className="rounded-control"
    />
  )
}

function Money({ ad }: { ad: OwnCard }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { totalPrice } = ad
  const period = periodOf(ad)
  if (totalPrice === null) return <p className="text-muted">{words('noPrice')}</p>
  return (
    <p className="font-semibold">
      <Price amount={totalPrice} />
      {period && (
        <span className="text-sm font-normal text-muted"> {formatPhrase(period, language)}</span>
      )}
    </p>
  )
}

function What({ ad }: { ad: OwnCard }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { id, location, referenceId } = ad
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <Money ad={ad} />
      <h2 className="min-w-0 text-base font-medium">
        <SiteLink href={editAddress(id)} dir="auto" className="break-words hover:underline">
          {useTitleOf()(ad)}
        </SiteLink>
      </h2>
      <p className="text-sm text-muted">
        {location ? placeLine(location.path, language) : words('noPlace')}
      </p>
      <p className="text-sm text-muted">
        <Bdi>{words('reference', { reference: referenceId })}</Bdi>
      </p>
    </div>
  )
}

type SelectProps = { title: string; isSelected: boolean; onSelect: (is: boolean) => void }

function Select({ title, isSelected, onSelect }: SelectProps) {
  const words = useWords(actions)
  return (
    <label className="flex size-10 items-center justify-center self-start md:size-9">
      <span className="sr-only">{words('select', { title })}</span>
      <input
        type="checkbox"
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
        className="choice-mark"
      />
    </label>
  )
}

type RowProps = { ad: OwnCard; isSelected: boolean; onSelect: (is: boolean) => void }

export function AdRow({ ad, ...selection }: RowProps) {
  const [isRenewing, setRenewing] = useState(false)
  const renew = () => setRenewing(true)
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_2.75rem] gap-x-3 gap-y-3 border-b border-line px-2 py-4 last:border-0 md:grid-cols-[2.25rem_7rem_minmax(0,1fr)_12rem_2.75rem] md:px-4">
      <Select title={useTitleOf()(ad)} {...selection} />
      <div className="aspect-4/3 min-h-0 max-md:col-start-2 max-md:w-28">
        <Photo ad={ad} />
      </div>
      <div className="col-start-3 row-start-1 justify-self-end md:col-start-5">
        <AdMenu ad={ad} onRenew={renew} />
      </div>
      <div className="grid content-start gap-2 max-md:col-span-full max-md:ps-2 md:col-start-3 md:row-start-1">
        <What ad={ad} />
        <Counters statistics={ad.statistics} />
      </div>
      <div className="grid content-start gap-1 max-md:col-span-full max-md:ps-2 md:col-start-4 md:row-start-1">
        <StateBadges {...ad} />
        <EndDay ad={ad} />
        <ReturnNote {...ad} />
        <Needs ad={ad} onRenew={renew} />
      </div>
      {isRenewing && <RenewDialog ad={ad} onClose={() => setRenewing(false)} />}
    </li>
  )
}
