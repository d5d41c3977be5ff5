import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const StoredEvent = z.object({
  name: z.string(),
  event: z.unknown(),
})

interface PendingEvent extends z.infer<typeof StoredEvent> {
  remove(): void
}

export interface PendingEvents {
  /** Stores an event; the returned function removes it. */
  add(functionName: string, event: unknown): () => void
  /** Oldest first. */
  list(): PendingEvent[]
}

/** Stores events as files, since no crash may lose an event that was accepted. */
export function openPendingEvents(folder: string): PendingEvents {
  mkdirSync(folder, { recursive: true })
  let count = 0
  const removal = (file: string) => () => rmSync(path.join(folder, file), { force: true })
  return {
    add: (name, event) => {
      count += 1
      const file = `${Date.now()}-${String(count).padStart(9, '0')}-${randomBytes(4).toString('hex')}.json`
      writeFileSync(path.join(folder, file), JSON.stringify({ name, event }))
      return removal(file)
    },
    list: () =>
      readdirSync(folder)
        .sort()
        .flatMap((file) => {
          const stored = read(path.join(folder, file))
          // Half a file is left of an event that was never accepted.
          if (!stored) removal(file)()
          return stored ? [{ ...stored, remove: removal(file) }] : []
        }),
  }
}

function read(file: string): z.infer<typeof StoredEvent> | undefined {
  try {
    return StoredEvent.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
