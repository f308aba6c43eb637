import { whenIdle as whenBrowserIdle } from '../near/when-idle.ts'

type Connection = { saveData?: boolean }

const savesData = () => (navigator as { connection?: Connection }).connection?.saveData === true

/** Runs what a visitor may need next once the page has nothing to do, unless data is to be saved. */
export const whenIdle = (run: () => void): (() => void) =>
  savesData() ? () => undefined : whenBrowserIdle(run)
