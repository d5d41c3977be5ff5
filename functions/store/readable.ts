import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { log } from '../log.ts'
import { nameOf } from './snapshot.ts'
import type { Item, Store } from './store.ts'
import { type Condition, missing } from './write.ts'

/**
 * Parses the items of a list. A damaged item does not keep the others from being read: `salvage` makes of it what the
 * list needs, or it is left out.
 */
export const readable = <Schema extends z.ZodMiniType, Saved = never>(
  store: Store,
  schema: Schema,
  items: readonly Item[],
  salvage?: (item: Item) => Saved | undefined,
): (z.output<Schema> | Saved)[] =>
  items.flatMap((item): (z.output<Schema> | Saved)[] => {
    const { data, error } = z.safeParse(schema, item)
    if (!error) return [data]
    logDamaged(store, item, error)
    const saved = salvage?.(item)
    return saved === undefined ? [] : [saved]
  })

/** The fields of an item that its schema accepts one by one. */
export function intactFields<Schema extends z.ZodMiniObject>(
  schema: Schema,
  item: Item,
): Partial<z.output<Schema>> {
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const { data } = z.safeParse(field, item[name])
    return data === undefined ? [] : [[name, data]]
  })
  return Object.fromEntries(fields) as Partial<z.output<Schema>> // Each has passed the schema of its field.
}

/** The names of the fields that its schema refuses. */
export const damagedFields = (schema: z.ZodMiniType, item: unknown): string[] => [
  ...new Set(schema.safeParse(item).error?.issues.map(({ path: [field] }) => String(field))),
]

/** The time of something whose time is damaged. */
export const longAgo = new Date(0).toISOString()

/** A record that was made of a damaged item. */
export interface Salvaged {
  /** The damaged item, which is never sent or stored. */
  stored?: Item | undefined
}

/** The condition that the table still has these attributes of what was read, also if what was read is damaged. */
export function unchanged<Read extends object>(
  read: Read & Salvaged,
  ...attributes: (keyof Read & string)[]
): Condition {
  const before = new Map(Object.entries(read.stored ?? read))
  return Object.fromEntries(attributes.map((name) => [name, before.get(name) ?? missing]))
}

/** The keys of damaged items that this process has logged. */
const logged = new WeakMap<DynamoDBDocumentClient, Set<string>>()

/** Logs an item once, by its key and the refused fields, without its content. */
function logDamaged({ documents }: Store, item: Item, { issues }: z.core.$ZodError): void {
  const names = logged.get(documents) ?? new Set()
  logged.set(documents, names)
  const key = nameOf(item).replace('\n', ' ')
  if (names.has(key)) return
  names.add(key)
  log('error', { damagedItem: key, fields: [...new Set(issues.map(({ path }) => path.join('.')))] })
}
