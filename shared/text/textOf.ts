/** The text of a field that has not been parsed. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
