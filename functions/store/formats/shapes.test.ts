import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { recordedShapes, shapeOf, shapeProblem, storedShapes } from '../../testing/storedShapes.ts'
import { conversions } from './conversions.ts'

it('what this release stores is what the record of its format says, or a conversion is new', () =>
  expect(shapeProblem(recordedShapes(), { format: conversions.length, shapes: storedShapes() })).toBe(
    undefined,
  ))

const fields = { username: z.string() }
const key = { pk: 'PASSKEY#<id>', sk: 'PASSKEY' }
const shapes = (schema: z.ZodMiniType) => shapeOf('passkey', { key, schema })
const recorded = { format: 2, shapes: shapes(z.object(fields)) }
const problemOf = (now: string[], format = 2) => shapeProblem(recorded, { format, shapes: now })

it.each([
  ['an optional field', { note: z.optional(z.string()) }],
  ['an optional object with fields that it requires', { seen: z.optional(z.object({ at: z.string() })) }],
  ['a field with a default', { count: z._default(z.number(), 0) }],
])('%s needs only a record, because the release before ignores it', (_, added) =>
  expect(problemOf(shapes(z.object({ ...fields, ...added })))).toMatch(/^The record lacks/),
)

it('an optional field needs a conversion where the release before refuses what it does not know', () => {
  const strict = (schema: z.core.$ZodLooseShape) => shapes(z.strictObject(schema))
  const now = { format: 2, shapes: strict({ ...fields, note: z.optional(z.string()) }) }
  expect(shapeProblem({ format: 2, shapes: strict(fields) }, now)).toContain('+ passkey.note?: string')
})

it('a new conversion without a record of its shapes names the command', () =>
  expect(problemOf(recorded.shapes.slice(1), 3)).toBe(
    'Format 3 has no record of its items: type node infra/node.cjs infra/tests/formats/recordShapes.ts',
  ))
