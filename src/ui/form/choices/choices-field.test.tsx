import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChoiceCards } from './choice-cards.tsx'
import { ChoicesField } from './choices-field.tsx'
import { FormContext } from '../form-state.ts'
import { RadioField } from './radio-field.tsx'

const field = { legend: 'Goal', name: 'goal', hint: 'Choose one', isRequired: true }
const choices = [{ value: 'buy', label: 'Buy' }]

const drawn = (element: ReactElement, msg?: string) => {
  const faults = msg === undefined ? [] : [{ path: 'goal', msg }]
  return renderToStaticMarkup(
    <FormContext value={{ faults, isBusy: false, isAlive: true }}>{element}</FormContext>,
  )
}

/** The texts that describe the group, in their order. */
function describing(html: string): string[] {
  const [, ids = ''] = /<fieldset[^>]* aria-describedby="([^"]*)"/.exec(html) ?? []
  return ids.split(' ').map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)`).exec(html)?.[1] ?? '')
}

test('A group of radio buttons in which nothing is chosen is invalid as a whole', () => {
  const radios = <RadioField {...field} choices={choices} />
  expect(drawn(radios)).not.toMatch(/aria-invalid|outline-danger/)
  expect(describing(drawn(radios))).toEqual(['Choose one'])
  const faulty = drawn(radios, 'Missing')
  expect(faulty).toMatch(/<fieldset[^>]* role="radiogroup"[^>]* aria-invalid="true"/)
  expect(faulty).not.toMatch(/<input[^>]* aria-invalid/)
  expect(faulty).toMatch(/<div class="[^"]*outline-danger/)
  expect(describing(faulty)).toEqual(['Choose one', 'Missing'])
})

test('Of a group of checkboxes each one is invalid', () => {
  const boxes = (
    <ChoicesField {...field}>
      {(isInvalid) => <ChoiceCards {...{ isInvalid, choices }} type="checkbox" name="goal" />}
    </ChoicesField>
  )
  expect(drawn(boxes)).not.toMatch(/aria-invalid|outline-danger/)
  const faulty = drawn(boxes, 'Missing')
  expect(faulty).toMatch(/<input[^>]* aria-invalid="true"/)
  expect(faulty).not.toMatch(/<fieldset[^>]* aria-invalid/)
  expect(faulty).toMatch(/<div class="[^"]*outline-danger/)
  expect(describing(faulty)).toEqual(['Choose one', 'Missing'])
})
