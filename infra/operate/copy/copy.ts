import { keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { formatIn } from '../../../functions/store/formats/tableFormat.ts'
import { nameOf } from '../../../functions/store/snapshot.ts'
import type { Item } from '../../../functions/store/store.ts'
import { CommandError } from '../../commandError.ts'
import type { Place } from './places.ts'

export interface Copied {
  items: number
  members: number
  auditRecords: number
  images: number
  /** Only the target had these. A conversion or the seed may write some of them again. */
  removed: Item[]
}

/**
 * Makes the content, its history, the members and the images of `to` those of `from`. Audit records and members of `to`
 * stay, and nobody gets a password or a passkey. Can be repeated if it was stopped: it writes everything each time.
 */
export async function copy(from: Place, to: Place, { replace }: { replace: boolean }): Promise<Copied> {
  const items = await from.items()
  if (items.length === 0) throw new CommandError('There is nothing to copy.')
  const { refusal } = formatIn(items.find((item) => nameOf(item) === nameOf(keys.format())))
  if (refusal) throw new CommandError(`${refusal} Nothing was changed.`)
  const existing = await to.items()
  if (!replace) requireUntouched(existing)
  const images = await from.images()
  const known = new Set(await to.images())
  for (const key of images) if (!known.has(key)) await to.writeImage(key, await from.readImage(key))

  const copied = new Set(items.map(nameOf))
  const removed = existing.filter(
    (item) => !copied.has(nameOf(item)) && !isMember(item) && !isAuditRecord(item),
  )
  const members = new Set(existing.filter(isMember).map(nameOf))
  await to.write({ put: items.filter((item) => !members.has(nameOf(item))), removed })
  return {
    items: items.length,
    members: items.filter(isMember).length,
    auditRecords: items.filter(isAuditRecord).length,
    images: images.length,
    removed,
  }
}

const isMember = (item: Item) => item[table.partitionKey] === partitions.members
const isAuditRecord = (item: Item) => String(item[table.partitionKey]).startsWith(partitions.audit(''))

/** Whatever a member of staff does has an audit record. Those of commands have a name with a space. */
function requireUntouched(existing: readonly Item[]): void {
  const works = existing.filter((item) => isAuditRecord(item) && !String(item.by).includes(' '))
  if (works.length > 0)
    throw new CommandError(
      `Staff have worked there (${works.length} records in Activity), and the copy would take the place of what they wrote. Nothing was changed. If you mean to, add --replace.`,
    )
}
