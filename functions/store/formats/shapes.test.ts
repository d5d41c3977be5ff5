import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { recordedShapes, shapeOf, shapeProblem, storedShapes } from '../../testing/storedShapes.ts'
import { conversions } from './conversions.ts'

it('what this release stores is what the record of its format says, or a conversion is new', () =>
  expect(shapeProblem(recordedShapes(), { format: conversions.length, shapes: storedShapes() })).toBe(
    undefined,
  ))

const fields = {
  username: z.string().check(z.maxLength(20)),
  phone: z.optional(z.string()),
  passkeys: z.optional(z.array(z.object({ id: z.string() }))),
  state: z.enum(['open', 'closed']),
}
const { username, ...withoutUsername } = fields
const key = { pk: 'PASSKEY#<id>', sk: 'PASSKEY' }
const shapes = (schema: z.ZodMiniType, of = key) => shapeOf('passkey', { key: of, schema })
const recorded = { format: 2, shapes: shapes(z.object(fields)) }
const problemOf = (now: string[], format = 2) => shapeProblem(recorded, { format, shapes: now })

it.each([
  ['a required field', { ...fields, origin: z.string() }, ['+ passkey.origin: string']],
  ['the end of a field', withoutUsername, ['- passkey.username: string max_length 20']],
  [
    'another name of a field',
    { ...withoutUsername, name: username },
    ['- passkey.username: string max_length 20', '+ passkey.name: string max_length 20'],
  ],
  [
    'another type',
    { ...fields, phone: z.optional(z.number()) },
    ['- passkey.phone?: string', '+ passkey.phone?: number'],
  ],
  [
    'another limit',
    { ...fields, username: z.string().check(z.maxLength(30)) },
    ['- passkey.username: string max_length 20', '+ passkey.username: string max_length 30'],
  ],
  [
    'a field that may be missing from now on',
    { ...fields, username: z.optional(username) },
    ['- passkey.username: string max_length 20'],
  ],
  [
    'a required field of an optional list',
    { ...fields, passkeys: z.optional(z.array(z.object({ id: z.string(), counter: z.number() }))) },
    ['+ passkey.passkeys?[].counter: number'],
  ],
  [
    'one more value',
    { ...fields, state: z.enum(['open', 'closed', 'lost']) },
    ['- passkey.state: open | closed', '+ passkey.state: open | closed | lost'],
  ],
])('%s without a conversion is a change that names what to do', (_, changed, lines) => {
  const problem = problemOf(shapes(z.object(changed)))
  expect(problem?.split('\n')).toEqual([
    expect.stringContaining('no conversion'),
    ...lines.map((line) => `  ${line}`),
    expect.stringMatching(
      /^Write conversion 3 .* node infra\/node\.cjs infra\/tests\/formats\/recordShapes\.ts$/,
    ),
  ])
})

it.each([
  [
    'another key',
    shapes(z.object(fields), { pk: 'KEY#<id>', sk: 'PASSKEY' }),
    '+ passkey: key KEY#<id>, PASSKEY',
  ],
  [
    'a new key family',
    [...recorded.shapes, ...shapeOf('seen', { key, schema: z.object({}) })],
    '+ seen: object',
  ],
])('%s without a conversion is a change', (_, now, line) => expect(problemOf(now)).toContain(line))

it.each([
  ['an optional field', { note: z.optional(z.string()) }],
  ['an optional object with fields that it requires', { seen: z.optional(z.object({ at: z.string() })) }],
  ['a field with a default', { count: z._default(z.number(), 0) }],
])('%s needs no conversion, because the release before ignores it', (_, added) =>
  expect(problemOf(shapes(z.object({ ...fields, ...added })))).toBe(undefined),
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
