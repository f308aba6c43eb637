/** `unsent`: no answer, tried again; `stopped`: the user has to decide. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'unsent' | 'stopped'

export type Round = 'done' | 'unsent' | 'stopped'

/** Milliseconds: two seconds after the last change it is saved, one is left for the request. */
const pause = 1_000

/** Milliseconds: the connection may be gone for a while, in a lift or a tunnel. */
const retries = [1_000, 2_000, 4_000, 8_000, 15_000]

type Ways = {
  save: () => Promise<Round>
  onState: (state: SaveState) => void
}

/** Sends one request at a time and repeats it until it is answered. */
export type Saver = Ways & {
  state: SaveState
  isDirty: boolean
  failures: number
  timer?: ReturnType<typeof setTimeout>
  underway?: Promise<void> | undefined
}

export const newSaver = (ways: Ways): Saver => ({
  ...ways,
  state: 'saved',
  isDirty: false,
  failures: 0,
})

function enter(saver: Saver, state: SaveState) {
  if (state === saver.state) return
  saver.state = state
  saver.onState(state)
}

function schedule(saver: Saver, milliseconds: number) {
  clearTimeout(saver.timer)
  saver.timer = setTimeout(() => void run(saver), milliseconds)
}

function retry(saver: Saver) {
  saver.isDirty = true
  enter(saver, 'unsent')
  schedule(saver, retries[Math.min(saver.failures, retries.length - 1)] ?? pause)
  saver.failures += 1
}

function settle(saver: Saver, round: Round) {
  if (round === 'unsent') return retry(saver)
  saver.failures = 0
  if (round === 'stopped') return enter(saver, 'stopped')
  if (!saver.isDirty) return enter(saver, 'saved')
  enter(saver, 'waiting')
  schedule(saver, pause)
}

async function oneRound(saver: Saver) {
  clearTimeout(saver.timer)
  saver.isDirty = false
  if (saver.state !== 'unsent') enter(saver, 'saving')
  settle(saver, await saver.save())
}

function run(saver: Saver): Promise<void> {
  saver.underway ??= oneRound(saver).finally(() => {
    saver.underway = undefined
  })
  return saver.underway
}

/** `wait` in milliseconds: it is shorter after a field was left. */
export function note(saver: Saver, wait = pause) {
  saver.isDirty = true
  if (saver.state === 'stopped') return
  if (saver.state === 'saved') enter(saver, 'waiting')
  if (!saver.underway && saver.state !== 'unsent') schedule(saver, wait)
}

/** True if nothing is left to save. */
export async function flush(saver: Saver): Promise<boolean> {
  await saver.underway
  if (saver.isDirty && saver.state !== 'stopped') await run(saver)
  return saver.state === 'saved'
}

/** Called when the network is back. */
export function hurry(saver: Saver) {
  if (saver.state === 'unsent') void run(saver)
}

export const stop = (saver: Saver) => clearTimeout(saver.timer)
