import { PermitBlock } from '#features/listing/permits/components/permit-block.tsx'
import type { Property } from '../../contract.ts'
import { ContactCard } from './contact-card.tsx'
import type { ContactTarget } from './use-ways.ts'

function permitOf(ad: Property) {
  const { permitNumber, permitType, permitExpiresAt, qrCodeImage } = ad
  return {
    number: permitNumber,
    type: permitType,
    expiresAt: permitExpiresAt,
    qrCode: qrCodeImage,
  }
}

export function AdAside(contacted: ContactTarget) {
  return (
    <>
      <ContactCard {...contacted} />
      <PermitBlock permit={permitOf(contacted.ad)} />
    </>
  )
}
