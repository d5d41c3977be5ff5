export const remainingPages = (pages: number): number[] =>
  Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2)
