import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'

const MasterKeys = z.record(z.string(), z.string())

/** The 256 bits of a KMS key, by its ARN. Each is created on its first use and survives restarts. */
export function masterKeys(file: string): (arn: string) => Buffer {
  return (arn) => {
    const stored = readKeys(file)
    const key = stored[arn] ?? randomBytes(32).toString('base64')
    if (stored[arn] === undefined) writeKeys(file, { ...stored, [arn]: key })
    return Buffer.from(key, 'base64')
  }
}

/** A new key would make everything that the old one sealed unreadable, so a damaged file stops the system. */
function readKeys(file: string): z.infer<typeof MasterKeys> {
  if (!existsSync(file)) return {}
  try {
    return z.parse(MasterKeys, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new CommandError(
      `The keys in ${file} are damaged, and call requests cannot be opened without them. Put a copy of the file in its place, or start with npm start -- --fresh, which deletes all local data.`,
    )
  }
}

function writeKeys(file: string, keys: z.infer<typeof MasterKeys>): void {
  const unfinished = `${file}.new`
  writeFileSync(unfinished, JSON.stringify(keys, null, 2), { mode: 0o600 })
  renameSync(unfinished, file)
}
