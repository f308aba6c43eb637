import { useState } from 'react'
import type { OwnCard } from '#features/posting/own-ads/contract/own-ads.ts'
import { propertyAddress } from '#features/listing/property/contract.ts'
import { unusedFileDays } from '#features/files/uploads/contract.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, menuItemClass } from '#ui/menu.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/actions.ts'
import { editAddress, isRenewable, type TransitionRequest, listTransitions } from '../rules.ts'
import { useAdActions } from './use-ad-actions.ts'
import { useTitleOf } from './words.ts'

const transitionWords = {
  under_offer: 'markUnderOffer',
  live: 'markLive',
  sold: 'markSold',
  rented: 'markRented',
  withdrawn: 'markWithdrawn',
} as const

const phraseOf = ({ review }: Pick<OwnCard, 'review'>, { state, reason }: TransitionRequest) =>
  state === 'live' && review === 'return'
    ? 'sendForReview'
    : transitionWords[reason ?? (state === 'closed' ? 'withdrawn' : state)]

type ItemProps = { name: keyof typeof phrases; onPress: () => void }

function Item({ name, onPress }: ItemProps) {
  const words = useWords(phrases)
  return (
    <button type="button" className={menuItemClass} onClick={onPress}>
      {words(name)}
    </button>
  )
}

function Links({ ad }: { ad: OwnCard }) {
  const words = useWords(phrases)
  const { id, active, visible, state } = ad
  return (
    <>
      <SiteLink href={editAddress(id)} className={menuItemClass}>
        {words('edit')}
      </SiteLink>
      {active && visible && (
        <SiteLink href={propertyAddress(ad)} className={menuItemClass}>
          {words('view')}
        </SiteLink>
      )}
      {state !== 'draft' && (
        <SiteLink href={`/my-properties/${id}/statistics`} className={menuItemClass}>
          {words('statistics')}
        </SiteLink>
      )}
    </>
  )
}

function Removal({ ad, onClose }: { ad: OwnCard; onClose: () => void }) {
  const words = useWords(phrases)
  const { remove } = useAdActions(ad)
  const title = useTitleOf()(ad)
  const duration = formatDuration(unusedFileDays, 'day', useLanguage())
  return (
    <Confirm
      isOpen
      onClose={onClose}
      title={words('removeTitle')}
      action={words('remove')}
      onConfirm={remove}
    >
      <p>{words('removeText', { title, duration })}</p>
    </Confirm>
  )
}

export function AdMenu({ ad, onRenew }: { ad: OwnCard; onRenew: () => void }) {
  const words = useWords(phrases)
  const { show, requestTransition } = useAdActions(ad)
  const [isRemoving, setRemoving] = useState(false)
  const isDraft = ad.state === 'draft'
  return (
    <>
      <Menu
        label={words('menuOf', { title: useTitleOf()(ad) })}
        icon={<Icon name="ellipsis-vertical" className="size-5" />}
      >
        <Links ad={ad} />
        {!isDraft && <Item name={ad.visible ? 'hide' : 'show'} onPress={() => show(!ad.visible)} />}
        {listTransitions(ad).map((request) => (
          <Item
            key={phraseOf(ad, request)}
            name={phraseOf(ad, request)}
            onPress={() => requestTransition(request)}
          />
        ))}
        {isRenewable(ad.state) && <Item name="renew" onPress={onRenew} />}
        {isDraft && <Item name="remove" onPress={() => setRemoving(true)} />}
      </Menu>
      {isRemoving && <Removal ad={ad} onClose={() => setRemoving(false)} />}
    </>
  )
}
