import { favoriteIds } from '#features/listing/property/components/marks/chosen-ads.ts'
import { languageOfPath } from '#i18n/language.ts'
import { type Arguments, formatPhrase, type Phrase } from '#i18n/phrases.ts'
import { requests } from '#i18n/refusals/requests.ts'
import { call, CallFailure } from '#platform/call.ts'
import { addToast, closeToast } from '#ui/toast/toaster.tsx'
import { addFavorite, removeFavorite } from '../contract.ts'
import { phrases } from '../phrases/marks.ts'
import { inTurn } from './in-turn.ts'
import { whileUnsettled } from './unsettled.ts'

const language = () => languageOfPath(location.pathname)

const say = (phrase: Phrase, values?: Arguments) => formatPhrase(phrase, language(), values)

const isSaved = (id: number) => favoriteIds.read().includes(id)

function draw(id: number, isWanted: boolean) {
  if (isWanted) favoriteIds.add(id)
  else favoriteIds.remove(id)
}

const isMissing = (error: unknown) => error instanceof CallFailure && error.status === 404

/** What is not there any more is removed, whoever did it. */
async function send(propertyId: number, isWanted: boolean): Promise<void> {
  const input = { body: { propertyId } }
  const options = { language: language() }
  if (isWanted) await call(addFavorite, input, options)
  else
    await call(removeFavorite, input, options).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
}

/** Spec 8: the first error, else "An error occurred." */
function messageOf(error: unknown): string {
  if (!(error instanceof CallFailure)) throw error
  if (error.status === 0) return say(requests.no_connection)
  return error.faults[0]?.msg || say(phrases.failed)
}

function restore(id: number) {
  if (isSaved(id)) return
  draw(id, true)
  void whileUnsettled(() => settleFavorite(id))
}

/** The toast that is shown about removed ads, and these. */
let told: { toast: number; ids: readonly number[] } | undefined

/**
 * That an ad was saved, its heart says and the number in the header. Ads that are removed while the toast is
 * shown join it, so that one button restores all of them.
 */
function tellRemoved(id: number) {
  const others = told?.ids.filter((other) => other !== id && !isSaved(other)) ?? []
  const ids = [...others, id]
  if (told) closeToast(told.toast)
  const toast = addToast({
    text: say(ids.length > 1 ? phrases.removedMany : phrases.removed, { count: ids.length }),
    action: {
      label: say(ids.length > 1 ? phrases.undoAll : phrases.undo),
      run: () => ids.forEach(restore),
    },
    onGone: () => {
      if (told?.toast === toast) told = undefined
    },
  })
  told = { toast, ids }
}

const underway = new Set<number>()

/** Brings the server to what the heart says, also after presses meanwhile; a refusal changes it back. */
export async function settleFavorite(id: number): Promise<void> {
  if (underway.has(id)) return
  underway.add(id)
  let isWanted = isSaved(id)
  try {
    await inTurn(() => send(id, isWanted))
    while (isSaved(id) !== isWanted) {
      isWanted = !isWanted
      await inTurn(() => send(id, isWanted))
    }
    if (!isWanted) tellRemoved(id)
  } catch (error) {
    draw(id, !isWanted)
    addToast({ kind: 'error', text: messageOf(error) })
  } finally {
    underway.delete(id)
  }
}
