import { isRecord } from '#shared/documents/pageContent.ts'
import { slugOf } from '#shared/html/anchor.ts'
import { textOf } from '#shared/text/textOf.ts'
import { lastSegment } from './changedContent.ts'
import type { PreviewDraft, PublicResponse } from './fieldTypes.ts'

/** Stands for the last part of an address that is missing or incomplete. */
const unnamed = 'preview'

/** The last part of the address in the preview. It is never empty, so the site has a page for the address. */
export const previewSegment = (slug: unknown): string => slugOf(lastSegment(textOf(slug))) || unnamed

/** True for the response of the draft's address, of a placeholder address, or of the published document. */
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
