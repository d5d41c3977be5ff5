import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, endpoints, supportsHead } from '#shared/api/endpoints.ts'
import { cleaned } from './cleaned.ts'

/** The fields of all responses that visitors' pages read, with those of their lists and parts. */
function* fieldsIn(schema: z.core.$ZodType): Generator<[string, z.core.$ZodType]> {
  if (schema instanceof z.ZodMiniArray) yield* fieldsIn(schema.def.element)
  if (schema instanceof z.ZodMiniTuple) for (const item of schema.def.items) yield* fieldsIn(item)
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    yield* fieldsIn(schema.def.innerType)
  if (schema instanceof z.ZodMiniObject)
    for (const [name, field] of Object.entries(schema.shape)) {
      yield [name, field]
      yield* fieldsIn(field)
    }
}

const inner = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniDefault ? inner(field.def.innerType) : field

const read = Object.entries<Endpoint>(endpoints).flatMap(([key, { returns, access }]) =>
  access === 'public' && supportsHead(key as keyof typeof endpoints) ? [...fieldsIn(returns)] : [],
)

it('every text that pages read is left out where a response has a number instead', () => {
  const texts = read.flatMap(([name, field]) => (inner(field) instanceof z.ZodMiniString ? name : []))
  expect(texts).toContain('license')
  const kept = texts.filter((name) => name !== 'content' && name in Object(cleaned({ [name]: 7 })))
  expect(kept, 'Add them to the table in cleaned.ts').toEqual([])
})
