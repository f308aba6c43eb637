import { WholePrice } from './whole-price.tsx'

type Line = { label: string; amount: number }

const row = 'col-span-2 grid grid-cols-subgrid'

export function AmountLines({ lines, total }: { lines: readonly Line[]; total?: Line }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] content-start gap-x-4 gap-y-1.5 text-sm">
      {lines.map(({ label, amount }) => (
        <div key={label} className={row}>
          <dt className="text-muted">{label}</dt>
          <dd className="text-end">
            <WholePrice amount={amount} />
          </dd>
        </div>
      ))}
      {total && (
        <div className={`${row} border-t border-line pt-1.5 font-medium`}>
          <dt>{total.label}</dt>
          <dd className="text-end">
            <WholePrice amount={total.amount} />
          </dd>
        </div>
      )}
    </dl>
  )
}
