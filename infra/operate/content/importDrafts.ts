import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseYaml } from '#shared/contentFolder/yaml.ts'
import { DraftContent } from '#shared/entities/documents.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { decide } from '../../../functions/desk/act.ts'
import { requireDraftContent } from '../../../functions/desk/requireDraftContent.ts'
import { readUpload } from '../../../functions/media/readUpload.ts'
import { findDocument, noDocument, stateOf } from '../../../functions/store/desk/documents.ts'
import { recordUpload } from '../../../functions/store/media.ts'
import { transactAll } from '../../../functions/store/writeChecked.ts'
import { siteAsPlace } from '../copy/places.ts'
import type { Target } from '../target.ts'

/** Adds the drafts of a folder with their images, as `npm run clinic -- from` writes them. Leaves out what is there. */
export async function importDrafts(
  folder: string,
  { store, media }: Pick<Target, 'store' | 'media'>,
  at: string,
): Promise<number> {
  const by = 'content import'
  for (const name of globSync('media/*', { cwd: folder })) {
    const image = readUpload(readFileSync(path.join(folder, name)))
    if (typeof image === 'string') throw new Error(`${name} ${image}`)
    await siteAsPlace(store, media).writeImage(name, image.bytes)
    const { width, height, bytes } = image
    const stored = { src: `/${name}`, width, height, bytes: bytes.length }
    await recordUpload(store, stored, { by, at, photo: undefined })
  }
  let count = 0
  for (const kind of documentKinds)
    for (const name of globSync(`drafts/${kind}/*.yaml`, { cwd: folder }).sort()) {
      const id = path.basename(name, '.yaml')
      if (await findDocument(store, { kind, id })) continue
      const document = noDocument({ kind, id })
      const content = DraftContent.parse(parseYaml(readFileSync(path.join(folder, name), 'utf8')))
      const clean = requireDraftContent(kind, content)
      const action = {
        type: 'save',
        version: 0,
        tab: '',
        restored: null,
        content: clean,
        session: at,
        by,
      } as const
      const before = await stateOf(store, document)
      const { writes } = await decide({ store, document, before, plan: { action }, at })
      if (await transactAll(store, writes)) count += 1
    }
  return count
}
