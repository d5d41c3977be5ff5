const reservedNames = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Refuses names that reach JavaScript's own objects: a later copy of such a field could change every object of the
 * process.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (name, value) => {
    if (reservedNames.has(name)) throw new ReservedName(name)
    return value
  })
}

/** The same for JSON inside of a text; a text that is something else is another check's business. */
export function refuseReservedNames(text: unknown): void {
  try {
    if (typeof text === 'string') parseJson(text)
  } catch (error) {
    if (error instanceof ReservedName) throw error
  }
}

class ReservedName extends Error {
  override name = 'ReservedName'
  constructor(field: string) {
    super(`no field may have the name ${field}`)
  }
}
