import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { type CachedResponse, type EdgeCache, edgeCache } from './edgeCache.ts'

interface StoredCache extends EdgeCache {
  store(): void
}

/** A cache that survives a restart: CloudFront's survives a deploy, and serves what the deploy does not invalidate. */
export function openStoredCache(file: string, capacity: number): StoredCache {
  const cache = edgeCache(capacity)
  for (const [key, entry] of storedEntries(file)) cache.put(key, entry)
  return {
    ...cache,
    store: () => storeEntries(file, cache.entries()),
  }
}

/** A crash leaves the file of an earlier stop, so each file is read once. */
function storedEntries(file: string): [string, CachedResponse][] {
  try {
    return deserialize(readFileSync(file))
  } catch {
    return []
  } finally {
    rmSync(file, { force: true })
  }
}

function storeEntries(file: string, entries: [string, CachedResponse][]): void {
  try {
    writeFileSync(file, serialize(entries), { mode: 0o600 })
  } catch {
    rmSync(file, { force: true }) // The disk is full. An edge too may lose what it has cached.
  }
}
