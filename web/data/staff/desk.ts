import type * as z from 'zod/mini'
import type { DocumentQuery } from '#shared/api/queries.ts'
import type { DiscussionAction } from '#shared/entities/discussion.ts'
import type {
  DocumentKind,
  DraftContent,
  DraftSave,
  PresenceRequest,
  PublicationsRequest,
  PublishRequest,
  ScheduleRequest,
} from '#shared/entities/documents.ts'
import { untilAnswered, write } from '../write.ts'
import { readStaff } from './queries.ts'

export interface DocumentName {
  kind: DocumentKind
  id: string
}

/** The requests for documents. Reads throw `ReadError`, writes `WriteError`. */
export const desk = {
  list: (query: Partial<DocumentQuery>) => readStaff('GET /api/admin/documents', { query }),
  open: (params: DocumentName) => readStaff('GET /api/admin/documents/{kind}/{id}', { params }),
  create: (kind: DocumentKind, content: DraftContent) =>
    write('POST /api/admin/documents/{kind}', { params: { kind }, body: { content } }),
  saveDraft: (params: DocumentName, body: DraftSave) =>
    // A closing tab sends the release.
    write('PUT /api/admin/documents/{kind}/{id}/draft', { params, body, keepalive: body.releases === true }),
  /** A save of no editor, again if its response is lost: the server knows it by its id. */
  changeDraft: (params: DocumentName, draft: Omit<DraftSave, 'id'>) => {
    const body = { ...draft, id: crypto.randomUUID() }
    return untilAnswered(() => desk.saveDraft(params, body))
  },
  discardDraft: (params: DocumentName, version: number) =>
    write('DELETE /api/admin/documents/{kind}/{id}/draft', { params, query: { version } }),
  publish: (params: DocumentName, body: z.input<typeof PublishRequest>) =>
    write('POST /api/admin/documents/{kind}/{id}/publish', { params, body }),
  unpublish: (params: DocumentName, version: number) =>
    write('POST /api/admin/documents/{kind}/{id}/unpublish', { params, body: { version } }),
  withdrawConsent: (params: DocumentName, version: number) =>
    write('POST /api/admin/documents/{kind}/{id}/withdraw', { params, body: { version } }),
  remove: (params: DocumentName, version: number) =>
    write('DELETE /api/admin/documents/{kind}/{id}', { params, query: { version } }),
  schedule: (params: DocumentName, body: ScheduleChange) =>
    write('PUT /api/admin/documents/{kind}/{id}/schedule', { params, body }),
  signOff: (params: DocumentName, body: { version: number; reviewer: string }) =>
    write('PUT /api/admin/documents/{kind}/{id}/review', { params, body }),
  announcePresence: (params: DocumentName, body: PresenceRequest) =>
    write('PUT /api/admin/documents/{kind}/{id}/presence', {
      params,
      body,
      // A closing tab sends the release.
      keepalive: body.claim === 'release',
    }),
  discussion: (params: DocumentName) =>
    readStaff('GET /api/admin/documents/{kind}/{id}/discussion', { params }),
  discuss: (params: DocumentName, body: DiscussionAction) =>
    write('POST /api/admin/documents/{kind}/{id}/discussion', { params, body }),
  rendering: () => readStaff('GET /api/admin/rendering'),
  restoreDeleted: (params: DocumentName) => write('POST /api/admin/bin/{kind}/{id}/restore', { params }),
  publishTogether: (body: z.input<typeof PublicationsRequest>) =>
    write('POST /api/admin/publications', { body }),
  order: (kind: DocumentKind) => readStaff('GET /api/admin/order/{kind}', { params: { kind } }),
  saveOrder: (kind: DocumentKind, body: { ids: string[]; before: string[] }) =>
    write('PUT /api/admin/order/{kind}', { params: { kind }, body }),
  versions: (params: DocumentName) => readStaff('GET /api/admin/documents/{kind}/{id}/versions', { params }),
  version: (name: DocumentName, number: number) =>
    readStaff('GET /api/admin/documents/{kind}/{id}/versions/{number}', {
      params: { ...name, number: String(number) },
    }),
  /** Null removes the name. */
  nameVersion: (document: DocumentName, number: number, name: string | null) =>
    write('PATCH /api/admin/documents/{kind}/{id}/versions/{number}', {
      params: { ...document, number: String(number) },
      body: { name },
    }),
}

/** Null cancels a schedule. A missing time stays unchanged. */
export type ScheduleChange = z.input<typeof ScheduleRequest>
