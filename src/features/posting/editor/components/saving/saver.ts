/** `unsent`: tried again; `refused`: after the next change; `stopped`: the user decides. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'unsent' | 'refused' | 'stopped'

export type SaveOutcome = 'done' | 'unsent' | 'refused' | 'stopped'

/** Milliseconds: two seconds after the last change it is saved, one is left for the request. */
const saveDelayMs = 1_000

/** Milliseconds: the connection may be gone for a while, in a lift or a tunnel. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000]

type SaverOptions = {
  save: () => Promise<SaveOutcome>
  onState: (state: SaveState) => void
}

/** Sends one request at a time and repeats it until it is answered. */
export type Saver = SaverOptions & {
  state: SaveState
  isDirty: boolean
  failures: number
  isEnded: boolean
  timer?: ReturnType<typeof setTimeout>
  underway?: Promise<void> | undefined
}

export const newSaver = (options: SaverOptions): Saver => ({
  ...options,
  state: 'saved',
  isDirty: false,
  failures: 0,
  isEnded: false,
})

function setState(saver: Saver, state: SaveState) {
  if (state === saver.state) return
  saver.state = state
  saver.onState(state)
}

function schedule(saver: Saver, delayMs: number) {
  clearTimeout(saver.timer)
  if (saver.isEnded) return
  saver.timer = setTimeout(() => void run(saver), delayMs)
}

function retry(saver: Saver) {
  saver.isDirty = true
  setState(saver, 'unsent')
  schedule(saver, retryDelaysMs[Math.min(saver.failures, retryDelaysMs.length - 1)] ?? saveDelayMs)
  saver.failures += 1
}

function finishSave(saver: Saver, outcome: SaveOutcome) {
  if (outcome === 'unsent') return retry(saver)
  saver.failures = 0
  if (outcome === 'stopped' || outcome === 'refused') return setState(saver, outcome)
  if (!saver.isDirty) return setState(saver, 'saved')
  setState(saver, 'waiting')
  schedule(saver, saveDelayMs)
}

async function saveOnce(saver: Saver) {
  clearTimeout(saver.timer)
  saver.isDirty = false
  if (saver.state !== 'unsent') setState(saver, 'saving')
  finishSave(saver, await saver.save())
}

async function run(saver: Saver): Promise<void> {
  if (saver.isEnded) return
  saver.underway ??= saveOnce(saver).finally(() => {
    saver.underway = undefined
  })
  return saver.underway
}

/** `delayMs` in milliseconds: it is shorter after a field was left. */
export function noteChange(saver: Saver, delayMs = saveDelayMs) {
  saver.isDirty = true
  if (saver.state === 'stopped') return
  if (saver.state === 'saved' || saver.state === 'refused') setState(saver, 'waiting')
  if (!saver.underway && saver.state !== 'unsent') schedule(saver, delayMs)
}

export async function flush(saver: Saver): Promise<boolean> {
  await saver.underway
  if (saver.isDirty && saver.state !== 'stopped') await run(saver)
  return saver.state === 'saved'
}

/** Called when the network is back. */
export function retryNow(saver: Saver) {
  if (saver.state === 'unsent') void run(saver)
}

/** Nothing more is sent, and a save that is under way is not repeated. */
export function end(saver: Saver) {
  saver.isEnded = true
  clearTimeout(saver.timer)
}
