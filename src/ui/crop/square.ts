type Size = { width: number; height: number }

/** `zoom` 1 is the largest square; `x` and `y` are 0 at the left and top, 1 at the other edge. */
export type Frame = { zoom: number; x: number; y: number }

export const middle: Frame = { zoom: 1, x: 0.5, y: 0.5 }
export const maxZoom = 4

export function squareOf({ width, height }: Size, { zoom, x, y }: Frame) {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

const inside = (share: number) => Math.min(1, Math.max(0, share))

const shareOf = (start: number, slack: number) => (slack > 0 ? inside(start / slack) : 0.5)

/** `by` is in shares of the frame's side. */
export function pullFrame(size: Size, frame: Frame, by: { x: number; y: number }): Frame {
  const { left, top, side } = squareOf(size, frame)
  return {
    ...frame,
    x: shareOf(left - by.x * side, size.width - side),
    y: shareOf(top - by.y * side, size.height - side),
  }
}
