import type { Size } from '../endpoint/media.ts'

export type Why =
  | 'picture_too_big'
  | 'picture_too_heavy'
  | 'picture_moving'
  | 'picture_broken'
  | 'video_broken'

/** The picture that all sizes are made from: pixels only, upright, at most 1,920 wide. */
export type Master = { bytes: Buffer; width: number; height: number; thumbhash: string }

/**
 * Milliseconds of processor after which a file counts as hostile; on a busy machine an honest one only
 * waits longer. A video is merely copied: one of 100 MB, the largest, takes some two seconds.
 */
export const processorLimitsMs = { picture: 3_000, size: 3_000, video: 10_000 }

export type VideoFacts = { width: number; height: number }

export type Task =
  | { name: 'picture'; path: string }
  | { name: 'size'; master: Buffer; size: Size }
  | { name: 'video'; path: string; target: string; ending: 'mp4' | 'mov' | 'webm' }

/** `isDiskFull`: nothing is wrong with the file. */
export type Done =
  | { master: Master }
  | { bytes: Buffer }
  | { video: VideoFacts }
  | { why: Why }
  | { isDiskFull: true }
