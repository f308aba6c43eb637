import type { Size } from '../endpoint/media.ts'

export type Why =
  | 'picture_too_big'
  | 'picture_too_heavy'
  | 'picture_moving'
  | 'picture_broken'
  | 'video_broken'

export type Master = { bytes: Buffer; width: number; height: number; thumbhash: string }

/** Processor time beyond which a file is hostile; a video of 100 MB takes about 2 s. */
export const processorLimitsMs = { picture: 3_000, size: 3_000, video: 10_000 }

/** As much as its bytes are worth, so that small hostile videos do not keep others waiting. */
export const videoLimitMs = (sentBytes: number) =>
  Math.min(4_000 + sentBytes / 3_000, processorLimitsMs.video)

export type VideoFacts = { width: number; height: number }

export type Task =
  | { name: 'picture'; path: string }
  | { name: 'size'; master: Buffer; size: Size }
  | { name: 'video'; path: string; target: string; ending: 'mp4' | 'mov' | 'webm' }

export type Done =
  | { master: Master }
  | { bytes: Buffer }
  | { video: VideoFacts }
  | { why: Why }
  | { isDiskFull: true }
