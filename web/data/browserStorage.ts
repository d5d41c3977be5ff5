/** Storage that never throws. If blocked or full, it lasts until the page is left: no screen needs more. */
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
        // A value that cannot be reached cannot be read either.
      }
    },
  }
}

export const thisBrowser = storageOf('localStorage')
export const thisTab = storageOf('sessionStorage')

/** A value that a script stored as JSON; undefined if it is anything else by now. */
export function parsedJson(stored: string | null): unknown {
  try {
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}
