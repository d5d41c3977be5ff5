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
    const line = (error.mark?.line ?? 0) + 1
    if (error.message.includes('maxAliases'))
      throw new Error(`line ${line} refers to another part of the file (*name): write its value there again`)
    if (error.message.includes('maxDepth'))
      throw new Error(`line ${line} is nested in more than 100 levels: no content is`)
    throw error
  }
}
