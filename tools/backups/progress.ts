import { Presets, SingleBar } from 'cli-progress'

/** `done` of `total` with a few words about it; a total of 0 is not known. */
export type ProgressText = { text: string; done: number; total: number }
export type Progress = { show: (shown: ProgressText) => void; stop: () => void }

function bar(): Progress {
  const format = '{bar} {percentage}%  {text}'
  const shown = new SingleBar({ format, stream: process.stderr }, Presets.shades_classic)
  shown.start(1, 0, { text: '' })
  return {
    show: ({ text, done, total }) => {
      shown.setTotal(Math.max(1, total))
      shown.update(total > 0 ? done : 0, { text })
    },
    stop: () => shown.stop(),
  }
}

const lineIntervalMs = 2_000

/** For logs: a line every two seconds. */
function lines(): Progress {
  let last = performance.now()
  const show = ({ text }: ProgressText) => {
    if (performance.now() - last < lineIntervalMs) return
    last = performance.now()
    process.stderr.write(`${text}\n`)
  }
  return { show, stop: () => undefined }
}

/** How far a backup or restore has come, on standard error. */
export const openProgress = (): Progress => (process.stderr.isTTY ? bar() : lines())

const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** `1.5 GB` */
export function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1000 ** power
  return `${power === 0 ? value : value.toFixed(1)} ${units[power]}`
}
