import { dump, load } from 'js-yaml'
import { parseJson } from './parseJson.ts'

export const fileEnding = '.yaml'

/**
 * A text of several lines stands in lines of its own, without quotes. Names stand in the order of `names`, then in that of
 * the alphabet: the same content gives the same bytes.
 */
export const yamlText = (value: unknown, names: readonly string[] = []): string =>
  dump(sorted(value, names), { lineWidth: -1, noRefs: true })

/** @throws with the line, if the text is not YAML. */
export const parseYaml = (text: string): unknown => parseJson(JSON.stringify(load(text)))

function sorted(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => sorted(entry, names))
  if (typeof value !== 'object' || value === null) return value
  const rank = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field, names)]))
}
