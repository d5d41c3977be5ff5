import { isRecord } from '#shared/documents/pageContent.ts'
import { fieldTypes } from './fieldTypes.ts'

/** Removes values that do not have their field's type. Queries decide which fields are required. (Decision 45.) */
export function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(cleaned)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const types = typesOf.get(name)
    // Page content has its own parser.
    if (!types) return [[name, field] as const]
    const fitted = fittedTo(types, field)
    // The fields of structured data have other types.
    return fitted === undefined ? [] : [[name, name === 'structuredData' ? fitted : cleaned(fitted)] as const]
  })
  return Object.fromEntries(fields)
}

const typesOf = new Map(
  Object.entries(fieldTypes).flatMap(([types, names]) =>
    names.split(' ').map((name) => [name, types.split(' ')] as const),
  ),
)

/** Undefined if the value has none of the types; without a list's entries that have none. */
function fittedTo(types: readonly string[], value: unknown): unknown {
  if (!Array.isArray(value)) return types.includes(typeOf(value)) ? value : undefined
  const entries = value.filter((entry) => types.includes(`${typeOf(entry)}[]`))
  return types.some((type) => type.endsWith('[]')) ? entries : undefined
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
