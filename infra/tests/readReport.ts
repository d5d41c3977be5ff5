import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type * as z from 'zod/mini'

/** A test runner's report, or `fallback` if the runner failed before it wrote one. */
export async function readReport<Schema extends z.ZodMiniType>(
  schema: Schema,
  file: string,
  fallback: z.output<Schema>,
): Promise<z.output<Schema>> {
  return existsSync(file) ? schema.parse(JSON.parse(await readFile(file, 'utf8'))) : fallback
}
