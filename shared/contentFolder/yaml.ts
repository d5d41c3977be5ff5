import { type Document, dump, load, SCALAR_STYLE, visit } from 'js-yaml'

export const fileEnding = '.yaml'

/** Names stand in the order of `names`, then in that of the alphabet: the same content gives the same bytes. */
export function yamlText(value: unknown, names: readonly string[] = []): string {
  const rank = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  const sortKeys = (one: string, other: string) => rank(one) - rank(other) || (one < other ? -1 : 1)
  return dump(value, { lineWidth: -1, noRefs: true, skipInvalid: true, sortKeys, transform: withPlainTexts })
}

/** A longer text stands below its name, where no colon and no quote in it means anything. */
const withPlainTexts = (documents: Document[]): void =>
  visit(documents, (node) => {
    if (node.kind === 'scalar' && (node.value.startsWith('<') || node.value.length > longLine))
      node.style = SCALAR_STYLE.LITERAL_BLOCK
  })
const longLine = 80

/** JSON values only, with times as texts. @throws with the line, if the text is not YAML. */
export const parseYaml = (text: string): unknown => JSON.parse(JSON.stringify(load(text)))
