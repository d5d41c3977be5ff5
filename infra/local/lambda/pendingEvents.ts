import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** An event that a function has yet to take. */
export interface PendingEvent {
  /** The function's name. */
  name: string
  event: unknown
  /** Forgets it. */
  done(): void
}

/** Events that were accepted and not yet dealt with. */
export interface PendingEvents {
  /** Keeps an event until the returned function is called. */
  keep(name: string, event: unknown): () => void
  /** What an earlier process has left, oldest first. */
  unfinished(): PendingEvent[]
}

const Kept = z.object({ name: z.string(), event: z.unknown() })

/** Keeps events as files in a folder: what Lambda has accepted, no crash of ours must lose either. */
export function pendingEvents(folder: string): PendingEvents {
  mkdirSync(folder, { recursive: true })
  let count = 0
  const forget = (file: string) => () => rmSync(path.join(folder, file), { force: true })
  return {
    keep: (name, event) => {
      count += 1
      const file = `${Date.now()}-${String(count).padStart(9, '0')}-${randomBytes(4).toString('hex')}.json`
      writeFileSync(path.join(folder, file), JSON.stringify({ name, event }))
      return forget(file)
    },
    unfinished: () =>
      readdirSync(folder)
        .sort()
        .flatMap((file) => {
          const kept = read(path.join(folder, file))
          // A half is left of an event that was never accepted.
          if (!kept) forget(file)()
          return kept ? [{ ...kept, done: forget(file) }] : []
        }),
  }
}

function read(file: string): z.infer<typeof Kept> | undefined {
  try {
    return Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
