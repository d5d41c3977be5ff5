import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { indexKeys, keys } from '#shared/keys.ts'
import { pathOf } from '#shared/rules/paths.ts'
import { table } from '#shared/table.ts'
import { isWritten } from '../conditionalWrite.ts'
import type { Item } from '../items.ts'
import { findItem } from '../read.ts'
import type { Store } from '../store.ts'
import { readDirectory, writeDirectoryRow } from './directory.ts'
import { directoryRow } from './directoryRows.ts'
import { moveAddress } from './redirects.ts'

/** Gives the pages below a treatment page the addresses below its own. Returns the ids of those that it moved. */
export async function moveChildren(
  store: Store,
  parentItem: Item,
  { by, at }: { by: string; at: string },
): Promise<string[]> {
  const parent = TreatmentPage.parse(parentItem)
  const { published } = await readDirectory(store, 'treatment')
  const moved: string[] = []
  for (const { id, links } of published.filter((row) => row.links?.includes(`treatment:${parent.id}`))) {
    const item = await findItem(store, keys.treatment(id))
    const child = item && TreatmentPage.parse(item)
    if (child?.parentId !== parent.id || links === undefined) continue
    const slug = `${parent.slug}/${child.slug.slice(child.slug.lastIndexOf('/') + 1)}`
    if (slug !== child.slug) {
      await moveAddress(store, { from: pathOf(child), to: `/${slug}`, by, at })
      await moveChild(store, child, { slug, at })
      moved.push(id)
    }
    await writeDirectoryRow(store, {
      kind: 'treatment',
      id,
      row: directoryRow({ kind: 'treatment', id }, { ...item, slug }),
    })
  }
  return moved
}

/** Its version stays: a draft of it is still based on what it says. */
async function moveChild(
  store: Store,
  child: TreatmentPage,
  { slug, at }: { slug: string; at: string },
): Promise<void> {
  const { partitionKey } = table.indexes.byAddress
  const update = new UpdateCommand({
    TableName: store.tableName,
    Key: keys.treatment(child.id),
    UpdateExpression: 'SET slug = :slug, #address = :address, updatedAt = :at',
    ConditionExpression: 'slug = :before',
    ExpressionAttributeNames: { '#address': partitionKey },
    ExpressionAttributeValues: {
      ':slug': slug,
      ':before': child.slug,
      ':address': indexKeys.treatmentPath(slug)[partitionKey],
      ':at': at,
    },
  })
  await isWritten(store.documents.send(update))
}
