import type { CardAd } from './card-ad.ts'

const tower = (
  <>
    <path d="M96 170V74l34-16v112z" className="fill-card stroke-palm" />
    <path d="M138 170V36h44v134z" className="fill-card stroke-palm" />
    <path d="M190 170V92h30v78z" className="fill-card stroke-palm" />
    <path
      d="M148 52h24M148 70h24M148 88h24M148 106h24M148 124h24M106 90h14M106 108h14M106 126h14M199 108h12M199 126h12"
      className="stroke-palm"
    />
    <path d="M153 170v-22h14v22z" className="fill-clay stroke-palm" />
  </>
)

const house = (
  <>
    <path d="M84 170v-58h72v58z" className="fill-card stroke-palm" />
    <path d="M156 170V84h66v86z" className="fill-card stroke-palm" />
    <path d="M78 112h84M150 84h78" className="stroke-palm" />
    <path
      d="M98 128h18v16H98zM176 100h28v18h-28zM206 134v36h-26v-36z"
      className="fill-sand stroke-palm"
    />
    <path d="M126 170v-32h18v32z" className="fill-clay stroke-palm" />
    <path d="M246 170v-44" className="stroke-palm" />
    <path
      d="M246 126c-14-12-24-6-26 2M246 126c14-12 24-6 26 2M246 126c-4-16-16-18-20-12M246 126c4-16 16-18 20-12"
      className="stroke-palm"
    />
  </>
)

const land = (
  <>
    <path d="M70 168l44-46h88l42 46z" className="fill-card stroke-palm" />
    <path d="M104 152h22M140 152h22M176 152h22M122 138h14M150 138h14" className="stroke-line" />
    <path d="M158 142V92" className="stroke-palm" />
    <path d="M158 92h30l-8 9 8 9h-30z" className="fill-clay stroke-palm" />
  </>
)

const shop = (
  <>
    <path d="M86 170V92h128v78z" className="fill-card stroke-palm" />
    <path d="M80 92l10-26h120l10 26z" className="fill-clay stroke-palm" />
    <path d="M106 66l-4 26M132 66l-2 26M168 66l2 26M194 66l4 26" className="stroke-palm" />
    <path d="M100 112h52v38h-52zM168 112h30v58h-30z" className="fill-sand stroke-palm" />
  </>
)

const hall = (
  <>
    <path d="M70 170v-66l42-22v22l42-22v22l42-22v22h34v66z" className="fill-card stroke-palm" />
    <path d="M92 170v-38h40v38zM150 170v-38h40v38z" className="fill-sand stroke-palm" />
    <path d="M92 144h40M92 157h40M150 144h40M150 157h40" className="stroke-palm" />
  </>
)

const drawings: Record<string, typeof tower> = {
  villa: house,
  palace: house,
  chalet: house,
  'rest-house': house,
  farm: house,
  townhouse: house,
  bungalow: house,
  compound: house,
  land,
  showroom: shop,
  shop,
  retail: shop,
  restaurant: shop,
  warehouse: hall,
  factory: hall,
  storage: hall,
}

/** A calm picture of the kind of place where an ad has no photo. */
export function TypeDrawing({ ad }: { ad: CardAd }) {
  const slug = (ad.propertyType ?? ad.commercialPropertyType)?.slug ?? ''
  return (
    <svg viewBox="0 0 300 200" className="size-full fill-none stroke-2" aria-hidden>
      <circle cx="232" cy="52" r="18" className="fill-gold/30" />
      <path d="M0 170c60-16 96-10 150-2s100 2 150-8v40H0z" className="fill-line/60" />
      {drawings[slug] ?? tower}
    </svg>
  )
}
