/** The page number in an address: a whole number from 1, or 1. */
export function pageNumberOf(value: unknown): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 1
  return Number.isSafeInteger(number) && number >= 1 && number <= 1_000_000 ? number : 1
}
