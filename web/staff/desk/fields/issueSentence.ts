/** The content checks write whole sentences; the others continue the field's label. */
export const issueSentence = (label: string, message: string): string =>
  /^[A-Z“]/.test(message) ? message : `${label} ${message}.`
