/** Storage that never throws. If it is blocked or full, values last until the visitor leaves the page. */
function storageOf(area: 'localStorage' | 'sessionStorage') {
  const unstored = new Map<string, string>()
  return {
    get(name: string): string | null {
      try {
        return unstored.get(name) ?? globalThis[area].getItem(name)
      } catch {
        return null
      }
    },
    set(name: string, value: string): void {
      try {
        globalThis[area].setItem(name, value)
        unstored.delete(name)
      } catch {
        unstored.set(name, value)
      }
    },
    remove(name: string): void {
      unstored.delete(name)
      try {
        globalThis[area].removeItem(name)
      } catch {
        // If storage is blocked, `get` cannot read the value either.
      }
    },
  }
}

export const thisBrowser = storageOf('localStorage')
export const thisTab = storageOf('sessionStorage')

/** Parses a stored value. Undefined if the value is missing or no longer JSON. */
export function parsedJson(stored: string | null): unknown {
  try {
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}
