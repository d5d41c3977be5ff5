import type { FocalPoint } from '../entities/media.ts'

const fragment = /#focus=(\d{1,3}),(\d{1,3})$/

/** Stores the focal point in the address, so every document, version and export has it: `/media/a.webp#focus=30,20`. */
export const withFocalPoint = (src: string, { x, y }: FocalPoint): string => `${fileOf(src)}#focus=${x},${y}`

export function focalPointOf(src: string): FocalPoint | undefined {
  const [, x, y] = fragment.exec(src) ?? []
  return x && y ? { x: Number(x), y: Number(y) } : undefined
}

export const fileOf = (src: string): string => src.replace(fragment, '')
