import { limits } from '../limits.ts'

/**
 * The page numbers to show: at most five, centred on the current page, kept inside 1 to `pages`.
 * (Business constants: "pagination window".)
 */
export function paginationWindow(current: number, pages: number): number[] {
  const length = Math.min(limits.paginationWindow, Math.max(0, pages))
  const half = Math.floor(limits.paginationWindow / 2)
  const first = Math.max(1, Math.min(current - half, pages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}

/** The page number that an address asks for: a whole number from 1, or 1. */
export function pageNumberOf(asked: unknown): number {
  const number = typeof asked === 'string' || typeof asked === 'number' ? Number(asked) : 1
  return Number.isSafeInteger(number) && number >= 1 && number <= 1_000_000 ? number : 1
}
