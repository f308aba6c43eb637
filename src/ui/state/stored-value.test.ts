import { afterEach, describe, expect, test, vi } from 'vitest'
import { choiceInBrowser, clearStorage, readChoices, textInBrowser } from './stored-value.ts'

/** A browser's storage, as far as it is used here. */
function storageOf(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    clear: () => map.clear(),
  }
}

function refuse(): never {
  throw new Error('the storage is full')
}

const nothing = { getItem: refuse, setItem: refuse, clear: refuse }

const browse = (storage: object) => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storageOf())
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const seen = () => textInBrowser('dara-seen')
const unit = () => choiceInBrowser('area-unit', ['sqm', 'sqft'])

describe('A value that the browser stores', () => {
  test('outlives the page', () => {
    browse(storageOf())
    expect([seen().read(), unit().read()]).toEqual([null, null])
    seen().write('1,2')
    unit().write('sqft')
    expect([seen().read(), unit().read()]).toEqual(['1,2', 'sqft'])
  })

  test('is no choice where another word is stored', () => {
    browse(storageOf({ 'area-unit': 'acres' }))
    expect(unit().read()).toBeNull()
  })

  test('lasts as long as the page where nothing can be stored, if it is a choice', () => {
    browse(nothing)
    const [chosen, text] = [unit(), seen()]
    chosen.write('sqft')
    text.write('1,2')
    expect([chosen.read(), text.read()]).toEqual(['sqft', null])
    expect(unit().read()).toBe('sqft')
  })

  test('is the stored one once the browser stores again', () => {
    browse(nothing)
    const chosen = unit()
    chosen.write('sqft')
    browse(storageOf())
    chosen.write('sqft')
    browse(storageOf({ 'area-unit': 'sqm' }))
    expect(chosen.read()).toBe('sqm')
  })
})

test('What the browser stored is forgotten, but for choices', () => {
  const dispatchEvent = vi.fn<(event: Event) => void>()
  vi.stubGlobal('window', { dispatchEvent })
  vi.stubGlobal('StorageEvent', Event)
  browse(storageOf({ theme: 'dark', 'dara-seen': '1', invitation: 'token' }))
  const choices = readChoices()
  expect(choices).toEqual([['theme', 'dark']])
  clearStorage(choices)
  expect([readChoices(), seen().read(), textInBrowser('invitation').read()]).toEqual([
    choices,
    null,
    null,
  ])
  expect(dispatchEvent).toHaveBeenCalledOnce()
})

test('What is kept in memory because nothing can be stored is forgotten too, but for choices', () => {
  vi.stubGlobal('window', { dispatchEvent: vi.fn<(event: Event) => void>() })
  vi.stubGlobal('StorageEvent', Event)
  browse(nothing)
  const [chosen, ids] = [unit(), textInBrowser('dara-compared', { isKeptInMemory: true })]
  chosen.write('sqft')
  ids.write('1,2')
  clearStorage(readChoices())
  expect([chosen.read(), ids.read()]).toEqual(['sqft', null])
})
