import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type * as z from 'zod/mini'

/** A runner's report, or `none` where it did not come to write one. */
export async function readReport<Schema extends z.ZodMiniType>(
  schema: Schema,
  file: string,
  none: z.output<Schema>,
): Promise<z.output<Schema>> {
  return existsSync(file) ? schema.parse(JSON.parse(await readFile(file, 'utf8'))) : none
}
