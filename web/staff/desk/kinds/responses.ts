import { isRecord } from '#shared/documents/pageContent.ts'
import { slugOf } from '#shared/html/anchor.ts'
import { lastSegment, textOf } from './changedContent.ts'
import type { PreviewDraft, PublicResponse } from './fieldTypes.ts'

/** The last part of an address that is not typed yet, or not complete. */
const unnamed = 'preview'

/** The last part of an address in the preview, which is always one that the site has a page for. */
export const previewSegment = (slug: unknown): string => slugOf(lastSegment(textOf(slug))) || unnamed

/** True for the page at its address, for the published one, or for one without an address yet. */
export function isOwn(
  { path, published }: PublicResponse,
  { id }: PreviewDraft,
  { prefix, slug }: { prefix: string; slug: string },
): boolean {
  if (!path.startsWith(prefix)) return false
  return path === `${prefix}${slug}` || lastSegment(path) === unnamed || hasId(published, id)
}

type Row = Record<string, unknown> & { id: unknown }

export function withRow(rows: unknown, row: Row): unknown[] {
  const list = Array.isArray(rows) ? rows : []
  return list.some((one) => hasId(one, row.id))
    ? list.map((one) => (hasId(one, row.id) ? { ...one, ...row } : one))
    : [...list, row]
}

export const without = (rows: unknown, id: string): unknown[] =>
  Array.isArray(rows) ? rows.filter((one) => !hasId(one, id)) : []

const hasId = (row: unknown, id: unknown) => isRecord(row) && row.id === id
