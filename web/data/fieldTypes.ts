import * as z from 'zod/mini'
import { type Endpoint, type EndpointKey, endpoints, supportsHead } from '#shared/api/endpoints.ts'

/**
 * The fields of all responses that pages read, by the JSON types that their schemas allow: `string[]` is a list of
 * texts. The web build replaces this module by its value, so that no schema reaches the browser.
 */
export const fieldTypes: Readonly<Record<string, string>> = readTypes()

type Schema = z.core.JSONSchema.BaseSchema

function readTypes() {
  const typesOfField = new Map<string, string[]>()
  for (const [key, { returns, access }] of Object.entries<Endpoint>(endpoints)) {
    if (access !== 'public' || !supportsHead(key as EndpointKey)) continue
    for (const [name, field] of fieldsIn(z.toJSONSchema(returns, { unrepresentable: 'any' })))
      typesOfField.set(name, [...(typesOfField.get(name) ?? []), ...typesOf(field)])
  }
  // A field without a type may be any JSON.
  const typed = Array.from(typesOfField).filter(([, types]) => !types.includes('undefined'))
  const fieldsOf = Map.groupBy(typed, ([, types]) => [...new Set(types)].sort().join(' '))
  return Object.fromEntries(
    Array.from(fieldsOf, ([types, fields]) => [types, fields.map(([name]) => name).join(' ')]),
  )
}

/** Includes the fields of parts and of entries in lists. */
function fieldsIn(schema: Schema): [string, Schema][] {
  const fields = Object.entries(schema.properties ?? {}).filter(
    (field): field is [string, Schema] => typeof field[1] === 'object',
  )
  const parts = [...fields.map(([, field]) => field), ...choicesOf(schema), ...itemsOf(schema)]
  return [...fields, ...parts.filter((part) => part !== schema).flatMap(fieldsIn)]
}

function typesOf(schema: Schema): string[] {
  return choicesOf(schema).flatMap((choice) =>
    choice.type === 'array'
      ? itemsOf(choice).flatMap((item) => typesOf(item).map((type) => `${type}[]`))
      : String(choice.type === 'integer' ? 'number' : choice.type),
  )
}

function choicesOf(schema: Schema) {
  return (schema.anyOf ?? schema.oneOf ?? [schema]).filter((choice) => typeof choice === 'object')
}

function itemsOf({ items, prefixItems }: Schema) {
  return [items, prefixItems].flat().filter((item) => typeof item === 'object')
}
