import { hashOf } from '#shared/rules/image.ts'

/** A short name of a text's exact content, to tell whether a page and its data belong together. */
export const versionOf = (text: string): string => `${hashOf(text).toString(36)}-${text.length.toString(36)}`
