import { type Document, dump, load, SCALAR_STYLE, visit } from 'js-yaml'

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

/** Returns JSON values only, with times as texts. @throws an error with the line if the text is not YAML. */
export const parseYaml = (text: string): unknown => JSON.parse(JSON.stringify(load(text)))
