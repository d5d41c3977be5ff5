/** The names for a list's entries, if they differ from the name of the list. */
export const singularNames: Readonly<Record<string, string>> = {
  content: 'section',
  sections: 'section',
  elements: 'element',
  locations: 'office',
  hours: 'hours',
  linkedFrom: 'place',
  alsoOn: 'page',
  textSignOffs: 'sign-off',
}

/** A path such as `section 3, element 1, url`, for messages to people. */
export const pathInWords = (path: readonly (string | number)[]): string =>
  path
    .flatMap((step, index) => {
      const list = String(path[index - 1])
      if (typeof step === 'number') return `${singularNames[list] ?? list} ${step + 1}`
      return step === 'values' || step in singularNames || typeof path[index + 1] === 'number' ? [] : step
    })
    .join(', ')

/** Parses a path: `content.2.elements.0` is the first element of the third section. */
export const namedPath = (name: string): (string | number)[] =>
  name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
