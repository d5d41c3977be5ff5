import * as z from 'zod/mini'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { fieldProblem } from './fieldProblem.ts'
import { plainText } from './plainText.ts'
import { badRequest } from './problem.ts'

/**
 * Reads the names that the schema declares and ignores any other one, which the edge does not forward either.
 * @throws {Problem} 400 naming the field that is repeated, malformed or out of range.
 */
export function parseQuery(schema: z.ZodMiniObject, rawQuery: string): unknown {
  const values = new Map<string, string>()
  for (const pair of rawQuery.split('&')) {
    const [name = '', ...value] = pair.split('=')
    if (!Object.hasOwn(schema.shape, name)) continue
    if (values.has(name)) throw badRequest(name, validationMessages.once)
    values.set(name, plainText(name, value.join('=').replaceAll('+', ' ')))
  }
  const result = z.safeParse(schema, Object.fromEntries(values))
  if (!result.success) throw fieldProblem(result.error, 'query')
  return result.data
}
