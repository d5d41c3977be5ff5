import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** The content of a file, or undefined if the file is missing or damaged. */
export function readJson<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return z.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
