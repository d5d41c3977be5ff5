import { type Document, dump, load, SCALAR_STYLE, visit, YAMLException } from 'js-yaml'
import { apiLimits } from '../apiLimits.ts'

export const fileEnding = '.yaml'

/** Fields are in the order of `names`, the others in alphabetical order, so the same content gives the same bytes. */
export function yamlText(value: unknown, names: readonly string[] = []): string {
  const rank = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  const sortKeys = (one: string, other: string) => rank(one) - rank(other) || (one < other ? -1 : 1)
  return dump(value, { lineWidth: -1, noRefs: true, skipInvalid: true, sortKeys, transform: withPlainTexts })
}

/** Writes HTML and long texts as literal blocks, in which colons and quotes need no escaping. */
const withPlainTexts = (documents: Document[]): void =>
  visit(documents, (node) => {
    if (node.kind === 'scalar' && (node.value.startsWith('<') || node.value.length > longLine))
      node.style = SCALAR_STYLE.LITERAL_BLOCK
  })
const longLine = 80

/** A document has a tenth of it at most. */
const longestFile = 10 * apiLimits.contentBytes

/**
 * Returns JSON values only, with times as texts. Refuses references, which few lines can multiply into gigabytes.
 * @throws an error with the line if the text is not YAML.
 */
export function parseYaml(text: string): unknown {
  if (text.length > longestFile)
    throw new Error(`it has ${Math.ceil(text.length / 1024)} KB, and a file at most ${longestFile / 1024} KB`)
  try {
    return JSON.parse(JSON.stringify(load(text, { maxAliases: 0 })))
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const [, reason] = reasons.find(([part]) => error.message.includes(part)) ?? []
    if (reason !== undefined) throw new Error(`line ${(error.mark?.line ?? 0) + 1} ${reason}`)
    throw error
  }
}

/** Sentences in place of those of the parser that only its authors understand. */
const reasons: readonly (readonly [part: string, reason: string])[] = [
  ['maxAliases', 'refers to another part of the file (*name): write its value there again'],
  ['maxDepth', 'is nested in more than 100 levels: no content is'],
  ['single document', 'begins one of several documents (---): write each into a file of its own'],
  ['input is empty', 'is the last: the file has no content'],
  [' tag !', 'has a type (!name): write the value without it'],
  ['complex keys', 'has a list or a group of fields in place of the name of a field'],
  ['duplicated mapping key', 'has a field that the file already has above: keep one of them'],
]
