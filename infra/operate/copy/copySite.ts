import path from 'node:path'
import { seed } from '#shared/content/seed.ts'
import { addAuditRecord } from '../../../functions/store/audit.ts'
import { convertTable } from '../../../functions/store/formats/tableFormat.ts'
import { seedTable } from '../../../functions/store/seed.ts'
import { nameOf } from '../../../functions/store/snapshot.ts'
import { CommandError } from '../../commandError.ts'
import { print } from '../command.ts'
import { type Target, withTarget } from '../target.ts'
import { copy } from './copy.ts'
import { folderAsPlace, type Place, siteAsPlace } from './places.ts'

interface CopyOptions extends SiteOptions {
  from?: string
  to?: string
  replace: boolean
}

interface SiteOptions {
  /** Instead of the site's own. */
  table?: string
  bucket?: string
  /** The folder of the local system. */
  folder?: string
}

/** `npm run content -- copy`. */
export async function copySite({ from, to, table, bucket, folder, replace }: CopyOptions): Promise<void> {
  if (!from || !to || (from === to && table === undefined))
    throw new CommandError('Name two sites: npm run content -- copy --from production --to trial.')
  await withPlace(from, { table, bucket, folder }, (source) =>
    withPlace(to, { folder }, async ({ name, place, site }) => {
      if (!site && (await place.items()).length > 0)
        throw new CommandError(`There is a copy in ${name} already: name another folder.`)
      const { items, members, auditRecords, images, removed } = await copy(source.place, place, { replace })
      const copied = `Copied ${source.name} to ${name}: ${items} items, among them ${members} members and ${auditRecords} records of Activity, and ${images} images`
      if (!site) return print(`${copied}.`)
      // The copy may be of an earlier release: a deploy of this one would convert it, and add its new pages.
      await convertTable(site.store)
      await seedTable(site.store, seed)
      const at = new Date().toISOString()
      await addAuditRecord(site.store, { at, by: 'content copy', action: 'copied', subject: 'content/*' })
      const there = new Set((await place.items()).map(nameOf))
      const gone = removed.filter((item) => !there.has(nameOf(item))).length
      print(`${copied}; ${gone} items that were only there are removed.`)
      print(await site.requestRendering(gone || undefined))
      print('Its members cannot log in there before npm run staff -- password <username>.')
    }),
  )
}

interface Opened {
  name: string
  place: Place
  /** Undefined for a folder. */
  site?: Target
}

/** A folder has a slash in its name, since no stage has. */
async function withPlace(
  named: string,
  { table, bucket, folder }: SiteOptions,
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  if (/[\\/]/.test(named)) return work({ name: named, place: folderAsPlace(path.resolve(named)) })
  const stage = named === 'local' ? undefined : named
  await withTarget({ stage, folder }, (site) => {
    const store = { ...site.store, tableName: table ?? site.store.tableName }
    const media = { ...site.media, name: bucket ?? site.media.name }
    return work({ name: table ?? site.name, place: siteAsPlace(store, media), site })
  })
}
