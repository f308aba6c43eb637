import { afterEach, describe, expect, test, vi } from 'vitest'
import { followUser } from './moved-on.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser's document, as far as it is used here. */
function openPage() {
  const body = {}
  const page = Object.assign(new EventTarget(), { body, activeElement: body as object | null })
  vi.stubGlobal('document', page)
  return page
}

describe('A user who waits for an answer', () => {
  test('has not moved on while the pressed button has the focus, or nothing has it', () => {
    const page = openPage()
    page.activeElement = { name: 'button' }
    const hasMovedOn = followUser()
    expect(hasMovedOn()).toBe(false)
    page.activeElement = page.body
    expect(hasMovedOn()).toBe(false)
    page.activeElement = null
    expect(hasMovedOn()).toBe(false)
  })

  test('has moved on to another field', () => {
    const page = openPage()
    const hasMovedOn = followUser()
    page.activeElement = { name: 'field' }
    expect(hasMovedOn()).toBe(true)
  })

  test('has moved on by typing in the field that was sent', () => {
    const page = openPage()
    page.activeElement = { name: 'field' }
    const hasMovedOn = followUser()
    page.dispatchEvent(new Event('input'))
    expect(hasMovedOn()).toBe(true)
  })

  test('has not moved on by what was typed before', () => {
    const page = openPage()
    page.dispatchEvent(new Event('input'))
    expect(followUser()()).toBe(false)
  })
})
