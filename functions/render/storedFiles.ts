import { createHash } from 'node:crypto'
import type { SiteFile, SiteFileRenderer } from '#shared/rendering.ts'
import { objectsIn, startArchive } from './archive.ts'
import type { Bucket } from './bucket.ts'
import { bytesOf, putZstd } from './storedBytes.ts'

/**
 * Renders the files of the same facts once for a release, and takes them from its bucket from then on: two PDFs take
 * longer than fifty pages.
 */
export const storedFiles =
  (releases: Bucket, release: string, { renderFiles }: SiteFileRenderer): SiteFileRenderer['renderFiles'] =>
  async (site) => {
    const facts = createHash('sha256').update(JSON.stringify(site)).digest('hex')
    const key = `files/${release}/${facts}.jsonl.zst`
    const stored = await bytesOf(releases, key)
    if (stored) return filesIn(stored)
    const files = await renderFiles(site)
    await putZstd(releases, key, await archived(files))
    return files
  }

async function filesIn(archive: Uint8Array): Promise<SiteFile[]> {
  const files: SiteFile[] = []
  for await (const file of objectsIn(archive)) files.push(file)
  return files
}

async function archived(files: readonly SiteFile[]): Promise<Uint8Array> {
  const archive = startArchive()
  for (const { body, ...file } of files) await archive.add(file, body)
  return archive.end()
}
