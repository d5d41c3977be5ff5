/** TypeScript's DOM types lack it, and so do Firefox and Safari. */
interface Connection {
  connection?: { saveData?: boolean }
}

/** True if the visitor has asked the browser to use less data. */
export const savesData = (): boolean =>
  (navigator as Connection).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches
