import { describe, expect, test } from 'vitest'
import { registration } from '#test/people.ts'
import { faultsUpTo, findFirstFaultyStep, lastStep, registrationOf } from './sign-up-fields.ts'

function typed(changes: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...registration(), ...changes })) {
    form.append(name, value)
  }
  return form
}

const wrongUpTo = (step: number, changes: Record<string, string>) =>
  faultsUpTo(step, registrationOf(typed(changes)), 'en').map(({ path }) => path)

describe('the steps of "sign up"', () => {
  test('find nothing wrong where all is right', () => {
    expect(wrongUpTo(lastStep, {})).toEqual([])
  })

  test('name each empty field of the step in sight, and of none behind it', () => {
    expect(wrongUpTo(1, { name: '', gender: '', photoId: '', password: '' })).toEqual([
      'name',
      'gender',
    ])
  })

  test('lead back to the first step that is not right', () => {
    expect(wrongUpTo(lastStep, { role: '', password: '' })).toEqual(['role'])
  })

  test('refuse a birthday that is yet to come', () => {
    expect(wrongUpTo(1, { birthday: '2999-01-01' })).toEqual(['birthday'])
  })

  test('say at the second password that both must match', () => {
    expect(wrongUpTo(lastStep, { confirmPassword: 'mint coffee' })).toEqual(['confirmPassword'])
  })

  test('know in which step the server’s faults belong', () => {
    const faults = [{ msg: '', path: 'photoId' }, { msg: '', path: 'phone' }, { msg: '' }]
    expect(findFirstFaultyStep(faults)).toBe(1)
    expect(findFirstFaultyStep([{ msg: '' }])).toBeUndefined()
  })
})
