import { limits } from '#shared/limits.ts'

/** The `page` of an address, or 1 if it is not a whole number from 1. */
export function pageNumberOf(value: unknown): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 1
  return Number.isSafeInteger(number) && number >= 1 && number <= limits.blogPageMax ? number : 1
}
