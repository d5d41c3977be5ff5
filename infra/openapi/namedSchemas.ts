import * as z from 'zod/mini'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The schemas of request or response bodies, named after their first use, so that the document defines each once. */
export function namedSchemas(io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  return {
    ref(schema: z.ZodMiniType, name: string): { $ref: string } {
      const { id } = registry.get(schema) ?? { id: name }
      registry.add(schema, { id })
      return { $ref: uri(id) }
    },
    definitions(): Record<string, JsonSchema> {
      const { schemas } = z.toJSONSchema(registry, { io, uri, override: simplified })
      return Object.fromEntries(
        Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]),
      )
    },
  }
}

const uri = (id: string) => `#/components/schemas/${id}`

const simplified = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  // The format says enough, and zod's pattern for a date and time has 200 characters.
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  // Tools that read OpenAPI stumble over tuples.
  if (!jsonSchema.prefixItems) return
  jsonSchema.items = { anyOf: jsonSchema.prefixItems.filter((item) => typeof item === 'object') }
  delete jsonSchema.prefixItems
}
