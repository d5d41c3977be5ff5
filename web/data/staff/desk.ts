import type * as z from 'zod/mini'
import type { DocumentQuery } from '#shared/api/queries.ts'
import type { DocumentKind, DraftContent, DraftSave, ScheduleRequest } from '#shared/entities/documents.ts'
import { write } from '../write.ts'
import { readStaff } from './queries.ts'

export interface DocumentName {
  kind: DocumentKind
  id: string
}

/** The requests for documents. Reads throw `ReadError`, writes `WriteError`. */
export const desk = {
  list: (query: Partial<DocumentQuery>) => readStaff('GET /api/admin/documents', { query }),
  /** Of documents that were never published, and of those that have changed since. */
  countDrafts: async (): Promise<number> => {
    const lists = await Promise.all([desk.list({ status: 'draft' }), desk.list({ status: 'changed' })])
    return lists.reduce((sum, { total }) => sum + total, 0)
  },
  open: ({ kind, id }: DocumentName) =>
    readStaff('GET /api/admin/documents/{kind}/{id}', { params: { kind, id } }),
  create: (kind: DocumentKind, content: DraftContent) =>
    write('POST /api/admin/documents/{kind}', { params: { kind }, body: { content } }),
  saveDraft: ({ kind, id }: DocumentName, draft: DraftSave) =>
    write('PUT /api/admin/documents/{kind}/{id}/draft', { params: { kind, id }, body: draft }),
  discardDraft: ({ kind, id }: DocumentName, version: number) =>
    write('DELETE /api/admin/documents/{kind}/{id}/draft', { params: { kind, id }, query: { version } }),
  /** `version` is that of the draft; with `restore`, that of the published document. */
  publish: ({ kind, id }: DocumentName, body: { version: number; restore?: number }) =>
    write('POST /api/admin/documents/{kind}/{id}/publish', { params: { kind, id }, body }),
  unpublish: ({ kind, id }: DocumentName, version: number) =>
    write('POST /api/admin/documents/{kind}/{id}/unpublish', { params: { kind, id }, body: { version } }),
  withdrawConsent: ({ kind, id }: DocumentName, version: number) =>
    write('POST /api/admin/documents/{kind}/{id}/withdraw', { params: { kind, id }, body: { version } }),
  remove: ({ kind, id }: DocumentName, version: number) =>
    write('DELETE /api/admin/documents/{kind}/{id}', { params: { kind, id }, query: { version } }),
  schedule: ({ kind, id }: DocumentName, body: ScheduleChange) =>
    write('PUT /api/admin/documents/{kind}/{id}/schedule', { params: { kind, id }, body }),
  signOff: ({ kind, id }: DocumentName, body: { version: number; reviewer: string }) =>
    write('PUT /api/admin/documents/{kind}/{id}/review', { params: { kind, id }, body }),
  announcePresence: ({ kind, id }: DocumentName) =>
    write('PUT /api/admin/documents/{kind}/{id}/presence', { params: { kind, id } }),
  rendering: () => readStaff('GET /api/admin/rendering'),
  restoreDeleted: ({ kind, id }: DocumentName) =>
    write('POST /api/admin/bin/{kind}/{id}/restore', { params: { kind, id } }),
  publishTogether: (documents: { kind: DocumentKind; id: string; version: number }[]) =>
    write('POST /api/admin/publications', { body: { documents } }),
  order: (kind: DocumentKind) => readStaff('GET /api/admin/order/{kind}', { params: { kind } }),
  saveOrder: (kind: DocumentKind, body: { ids: string[]; before: string[] }) =>
    write('PUT /api/admin/order/{kind}', { params: { kind }, body }),
  versions: ({ kind, id }: DocumentName) =>
    readStaff('GET /api/admin/documents/{kind}/{id}/versions', { params: { kind, id } }),
  version: ({ kind, id }: DocumentName, number: number) =>
    readStaff('GET /api/admin/documents/{kind}/{id}/versions/{number}', {
      params: { kind, id, number: String(number) },
    }),
}

export type ScheduleChange = z.input<typeof ScheduleRequest>
