import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import type { Item } from '../../../functions/store/store.ts'

/** A line of JSON for each item, as DynamoDB exports and imports it. The same items give the same bytes. */
export const linesOf = (items: readonly Item[]): string =>
  items
    .map((item) => `${JSON.stringify({ Item: marshall(item, { removeUndefinedValues: true }) }, portable)}\n`)
    .sort()
    .join('')

export const itemOf = (line: string): Item => unmarshall(JSON.parse(line, withBytes).Item)

/** Sorts the attributes, and writes binary values as base64. */
function portable(this: Record<string, unknown>, name: string, value: unknown): unknown {
  // A Buffer has become an object by itself.
  const bytes = this[name]
  if (bytes instanceof Uint8Array) return Buffer.from(bytes).toString('base64')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** `B` is also a possible name of an attribute, whose value is an object. */
const withBytes = (name: string, value: unknown): unknown =>
  name === 'B' && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value
