import { limits } from '#shared/limits.ts'

/** (Business constants: "at most 5 page numbers centred on the current page".) */
export function paginationWindow(current: number, pages: number): number[] {
  const length = Math.min(limits.paginationWindow, Math.max(0, pages))
  const half = Math.floor(limits.paginationWindow / 2)
  const first = Math.max(1, Math.min(current - half, pages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}
