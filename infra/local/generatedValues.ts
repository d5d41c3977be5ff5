import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { readJson } from './readJson.ts'

const Values = z.record(z.string(), z.string()).check(z.refine((values) => Object.keys(values).length > 0))
type Values = z.infer<typeof Values>

/** 256 random bits for each ARN, created on first use. A file keeps them over restarts. */
export function generatedValues(file: string, ofDamagedFile: () => Values): (arn: string) => string {
  return (arn) => {
    const stored = existsSync(file) ? (readJson(file, Values) ?? ofDamagedFile()) : {}
    const value = stored[arn] ?? randomBytes(32).toString('base64url')
    if (stored[arn] === undefined) {
      const unfinished = `${file}.new`
      writeFileSync(unfinished, JSON.stringify({ ...stored, [arn]: value }, null, 2), { mode: 0o600 })
      renameSync(unfinished, file)
    }
    return value
  }
}
