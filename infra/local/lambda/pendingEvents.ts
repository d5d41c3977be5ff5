import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { readJson } from '../readJson.ts'

const StoredEvent = z.object({
  name: z.string(),
  event: z.unknown(),
})

export type PendingEvents = ReturnType<typeof openPendingEvents>

/** Stores events as files, since no crash may lose an event that was accepted. */
export function openPendingEvents(folder: string) {
  mkdirSync(folder, { recursive: true })
  let count = 0
  const removal = (file: string) => () => rmSync(path.join(folder, file), { force: true })
  return {
    add: (name: string, event: unknown) => {
      count += 1
      const file = `${Date.now()}-${String(count).padStart(9, '0')}-${randomBytes(4).toString('hex')}.json`
      writeFileSync(path.join(folder, file), JSON.stringify({ name, event }))
      return removal(file)
    },
    /** Oldest first. */
    list: () =>
      readdirSync(folder)
        .sort()
        .flatMap((file) => {
          const stored = readJson(path.join(folder, file), StoredEvent)
          // The write of this file was interrupted, so its event was never accepted.
          if (!stored) removal(file)()
          return stored ? [{ ...stored, remove: removal(file) }] : []
        }),
  }
}
