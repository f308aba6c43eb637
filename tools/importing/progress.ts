import { Presets, SingleBar } from 'cli-progress'

export type Progress = { update: (rows: number, bytesRead: number) => void; stop: () => void }

const format = '{bar} {percentage}%  {rows} rows  {eta_formatted} left'

function bar(bytes: number): Progress {
  const shown = new SingleBar({ format, stream: process.stderr }, Presets.shades_classic)
  shown.start(Math.max(1, bytes), 0, { rows: 0 })
  return {
    update: (rows, bytesRead) => shown.update(bytesRead, { rows }),
    stop: () => shown.stop(),
  }
}

const reportIntervalMs = 2_000

/** For logs: a line every two seconds. */
function lines(bytes: number): Progress {
  let last = performance.now()
  const update = (rows: number, bytesRead: number) => {
    if (performance.now() - last < reportIntervalMs) return
    last = performance.now()
    const share = Math.floor((100 * bytesRead) / Math.max(1, bytes))
    process.stderr.write(`${share} %, ${rows} rows\n`)
  }
  return { update, stop: () => undefined }
}

/** How far a file of so many bytes has been read, on standard error. */
export const showProgress = (bytes: number): Progress =>
  process.stderr.isTTY ? bar(bytes) : lines(bytes)
