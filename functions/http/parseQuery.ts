import * as z from 'zod/mini'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { fieldProblem } from './fieldProblem.ts'
import { plainText } from './plainText.ts'
import { badRequest } from './problem.ts'

/** Ignores names that the schema does not declare, which the edge does not forward either. */
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
