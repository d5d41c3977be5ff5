import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'

const Secrets = z.record(z.string(), z.string())

/** The generated secrets of a data folder, by their ARN. Each is created on its first use and survives restarts. */
export function secretReader(file: string): (arn: string) => string {
  return (arn) => {
    const secrets = storedSecrets(file)
    const value = secrets[arn] ?? randomBytes(32).toString('hex')
    if (secrets[arn] === undefined) {
      writeFileSync(file, JSON.stringify({ ...secrets, [arn]: value }, null, 2), { mode: 0o600 })
    }
    return value
  }
}

function storedSecrets(file: string): z.infer<typeof Secrets> {
  try {
    return z.parse(Secrets, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {} // Missing, or damaged by a crash. The edge and the functions receive the new secret at the same start.
  }
}
