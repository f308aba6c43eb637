import { type RefObject, use } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Icon } from '../icon.tsx'
import { phrases } from './phrases.ts'
import { FormContext, type FormFault } from './form-state.ts'

type FormElement = RefObject<HTMLFormElement | null>

/** A hidden field shows nothing; what stands for it on the screen has `data-for`. */
export function findField(form: HTMLFormElement | null, path: string | undefined) {
  if (path === undefined || !form) return undefined
  const name = CSS.escape(path)
  return form.querySelector<HTMLInputElement>(
    `[data-for="${name}"],[name="${name}"]:not([type=hidden])`,
  )
}

const named = (form: FormElement, { path }: FormFault) => findField(form.current, path)

/** In the order of the fields; those without a field come first. The server knows no labels: each text is once. */
function inOrder(faults: readonly FormFault[], form: FormElement): FormFault[] {
  if (!form.current) return [...new Map(faults.map((fault) => [fault.msg, fault])).values()]
  const fields = [...(form.current?.elements ?? [])]
  const places = faults.map((fault) => {
    const field = named(form, fault)
    return { fault, at: field ? fields.indexOf(field) : -1 }
  })
  return places.toSorted((one, other) => one.at - other.at).map(({ fault }) => fault)
}

function labelOf(field: HTMLInputElement): string {
  const legend = field.closest('fieldset[role],[data-choices]')?.querySelector('legend')
  const label = legend ?? field.labels?.[0]
  return label?.firstChild?.textContent ?? ''
}

type LinkProps = { form: FormElement; onGo?: (path: string) => void }

function Line({ fault, form, onGo }: LinkProps & { fault: FormFault }) {
  const field = named(form, fault)
  if (!field) return fault.msg
  const label = labelOf(field)
  const go = field.checkVisibility() ? () => field.focus() : onGo && (() => onGo(fault.path ?? ''))
  if (!go) return label ? `${label} · ${fault.msg}` : fault.msg
  return (
    <button
      type="button"
      className="text-start underline underline-offset-4 hover:text-danger"
      onClick={go}
    >
      {label && <span className="font-medium">{label} · </span>}
      {fault.msg}
    </button>
  )
}

export function FaultSummary({ form, onGo }: LinkProps) {
  const words = useWords(phrases)
  const { faults } = use(FormContext)
  const isAtField = faults.length === 1 && named(form, faults[0] as FormFault)
  if (faults.length === 0 || isAtField) return null
  return (
    <div
      data-faults=""
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-card border border-danger bg-card p-4"
    >
      <Icon name="triangle-exclamation-point" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="grid min-w-0 gap-1">
        {faults.length > 1 && (
          <p className="font-medium">{words('faults', { count: faults.length })}</p>
        )}
        <ul className="grid gap-1">
          {inOrder(faults, form).map((fault) => (
            <li key={`${fault.path} ${fault.msg}`}>
              <Line fault={fault} form={form} {...(onGo && { onGo })} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
