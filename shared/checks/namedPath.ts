/** The path of a name: `content.2.elements.0` leads to the first element of the third section. */
export const namedPath = (name: string): (string | number)[] =>
  name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
