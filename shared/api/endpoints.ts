import * as z from 'zod/mini'
import { apiLimits } from '../apiLimits.ts'
import { contactFormResults } from '../callRequests.ts'
import * as account from '../entities/account.ts'
import { Alert } from '../entities/alert.ts'
import { AuditLog } from '../entities/auditRecord.ts'
import { BlogPost, BlogPostList } from '../entities/blogPost.ts'
import * as calls from '../entities/callRequest.ts'
import { ClientError } from '../entities/clientError.ts'
import * as documents from '../entities/documents.ts'
import { Faq, FaqList } from '../entities/faq.ts'
import { MediaImage, UploadQuery } from '../entities/media.ts'
import * as members from '../entities/members.ts'
import { Page } from '../entities/page.ts'
import { PageFeedback, PageFeedbackCount } from '../entities/pageFeedback.ts'
import { ListedRedirect, Redirect, RedirectQuery, RedirectRequest } from '../entities/redirect.ts'
import { RenderingState } from '../entities/rendering.ts'
import { Review } from '../entities/review.ts'
import { Service } from '../entities/service.ts'
import { Site } from '../entities/site.ts'
import {
  Credentials,
  FetchedImage,
  ImageChange,
  ImageFetch,
  StaffSession,
  StoredImage,
} from '../entities/staff.ts'
import { ServicePage, TreatmentPage } from '../entities/treatmentPage.ts'
import { pageFeedbackResults } from '../pageFeedback.ts'
import { AuditQuery, DocumentQuery, FaqQuery, PostQuery, VersionQuery } from './queries.ts'

/** API Gateway's format: method, space, path with `{name}` and `{name+}` parameters. */
type RouteKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`

export interface Endpoint {
  /** The file in `functions/` without its extension; the last part is the function's name. */
  handler: string
  /** `site`: only the site's own pages. `staff`: of those, only with a session. `public` by default. */
  access?: 'public' | 'site' | 'staff'
  /** Sent again and again by itself, so it does not extend the session. */
  isBackground?: true
  /** Other query names reach neither the cache key nor the handler. */
  query?: z.ZodMiniObject
  body?: z.ZodMiniObject
  /** The most bytes of the JSON body, if it may have more than `apiLimits.jsonBodyBytes`. */
  bodyBytes?: number
  /**
   * The pages to which a form without scripts leads: `application/x-www-form-urlencoded` is accepted as well as JSON, and
   * the response is a 303. The fragment of `problem` is the refused fields, or the status. Fragments lead to the page that
   * the field `page` names.
   */
  form?: { success: `/${string}`; problem: `/${string}` } | { success: `#${string}`; problem: `#${string}` }
  /** The content type of another body, which the handler gets as bytes. */
  bodyType?: 'image/webp'
  /** The body of a success; `null` is an empty 204. */
  returns: z.ZodMiniType
  /** The status of a success; 200 by default, or 204 without a body. */
  status?: 201
  /** Statuses of errors that only this handler has; the others follow from the row. */
  errors?: readonly (401 | 404 | 409 | 429)[]
  /** A request that names another version gets a 409 with the present state as `current`. */
  conflict?: z.ZodMiniType
}

const site = <const Row extends Endpoint>(row: Row) => ({ access: 'site', ...row }) as const
const staff = <const Row extends Endpoint>(row: Row) => ({ access: 'staff', ...row }) as const
const changesDocument = <const Row extends Omit<Endpoint, 'returns'>>(row: Row) =>
  staff({ returns: documents.DeskDocument, conflict: documents.DeskDocument, ...row })

/**
 * Every endpoint, in the specification's order. The stack, the local runner, the handlers and the browser read this
 * table: a new endpoint is a row here and a file in `functions/`.
 */
export const endpoints = {
  'GET /api/reviews': { handler: 'reviews/listReviews', returns: z.array(Review) },
  'GET /api/reviews/{id}': { handler: 'reviews/getReview', returns: Review },
  'GET /api/pages/{name}': { handler: 'pages/getPage', returns: Page },
  'GET /api/treatment-pages/{category}': {
    handler: 'treatments/getTreatmentLanding',
    returns: TreatmentPage,
  },
  'GET /api/treatment-pages/{category}/{path+}': {
    handler: 'treatments/getTreatmentPage',
    returns: TreatmentPage,
  },
  'GET /api/service-pages': { handler: 'treatments/listServicePages', returns: z.array(ServicePage) },
  'PATCH /api/service-pages/{id}': staff({
    handler: 'treatments/changeServicePageImage',
    body: ImageChange,
    returns: ServicePage,
    conflict: ServicePage,
  }),
  'GET /api/faqs': { handler: 'faqs/listFaqs', query: FaqQuery, returns: FaqList },
  'GET /api/faqs/{id}': { handler: 'faqs/getFaq', returns: Faq },
  'GET /api/blog/posts': { handler: 'posts/listPosts', query: PostQuery, returns: BlogPostList },
  'GET /api/blog/posts/{slugOrId}': { handler: 'posts/getPost', returns: BlogPost },
  'GET /api/services': { handler: 'services/listServices', returns: z.array(Service) },
  'GET /api/services/{id}': { handler: 'services/getService', returns: Service },
  'GET /api/alerts': { handler: 'alerts/listAlerts', returns: z.array(Alert) },
  'GET /api/site': { handler: 'site/getSite', returns: Site },
  'POST /api/page-feedback': site({
    handler: 'feedback/countFeedback',
    body: PageFeedback,
    form: pageFeedbackResults,
    returns: z.null(),
    errors: [429],
  }),
  'GET /api/admin/page-feedback': staff({
    handler: 'feedback/listFeedback',
    returns: z.array(PageFeedbackCount),
  }),
  'POST /api/client-errors': {
    handler: 'clientErrors/reportClientError',
    body: ClientError,
    returns: z.null(),
    errors: [429],
  },
  'POST /api/call-requests': site({
    handler: 'callRequests/receiveCallRequest',
    body: calls.CallRequestForm,
    form: contactFormResults,
    returns: calls.CallRequestReceipt,
    errors: [429],
  }),
  'POST /api/call-requests/stamp': site({ handler: 'callRequests/stampForm', returns: calls.FormStamp }),
  'GET /api/admin/call-requests': staff({
    handler: 'callRequests/listCallRequests',
    returns: z.array(calls.CallRequest),
  }),
  'POST /api/admin/call-requests/{id}/open': staff({
    handler: 'callRequests/openCallRequest',
    returns: calls.OpenedCallRequest,
  }),
  'PATCH /api/admin/call-requests/{id}': staff({
    handler: 'callRequests/changeCallRequest',
    body: calls.CallRequestChange,
    returns: calls.CallRequest,
    conflict: calls.CallRequest,
  }),
  'POST /api/admin/session': site({
    handler: 'staff/openSession',
    body: Credentials,
    returns: StaffSession,
    errors: [401, 429],
  }),
  'GET /api/admin/session': staff({ handler: 'staff/getSession', returns: StaffSession }),
  'DELETE /api/admin/session': site({ handler: 'staff/closeSession', returns: z.null() }),
  'POST /api/admin/session/challenge': site({
    handler: 'passkeys/createChallenge',
    returns: account.Challenge,
  }),
  'POST /api/admin/session/passkey': site({
    handler: 'passkeys/openPasskeySession',
    body: account.PasskeyLogin,
    returns: StaffSession,
    errors: [401, 429],
  }),
  'GET /api/admin/account': staff({ handler: 'account/getAccount', returns: account.Account }),
  'PATCH /api/admin/account': staff({
    handler: 'account/changeAccount',
    body: account.AccountChange,
    returns: account.Account,
    errors: [409],
  }),
  'POST /api/admin/account/passkeys': staff({
    handler: 'account/addPasskey',
    body: account.PasskeyRegistration,
    returns: account.Account,
    errors: [409],
  }),
  'POST /api/admin/account/recovery-codes': staff({
    handler: 'account/createRecoveryCodes',
    returns: account.RecoveryCodes,
  }),
  'POST /api/admin/join': site({
    handler: 'members/joinStaff',
    body: members.JoinRequest,
    returns: members.Joined,
    errors: [401, 429],
  }),
  'GET /api/admin/members': staff({ handler: 'members/listMembers', returns: z.array(members.Member) }),
  'POST /api/admin/members': staff({
    handler: 'members/inviteMember',
    body: members.NewMember,
    returns: members.Invitation,
    status: 201,
    errors: [409],
  }),
  'POST /api/admin/members/{username}': staff({
    handler: 'members/changeMember',
    body: members.MemberAction,
    returns: members.MemberChange,
    errors: [409],
  }),
  'PUT /api/admin/account/password': staff({
    handler: 'account/changePassword',
    body: account.PasswordChange,
    returns: z.null(),
    errors: [429],
  }),
  'GET /api/admin/service-pages': staff({
    handler: 'staff/listEditablePages',
    returns: z.array(ServicePage),
  }),
  'GET /api/admin/rendering': staff({
    handler: 'render/getRendering',
    isBackground: true,
    returns: RenderingState,
  }),
  'GET /api/admin/documents': staff({
    handler: 'desk/listDocuments',
    query: DocumentQuery,
    returns: documents.DocumentList,
  }),
  'POST /api/admin/documents/{kind}': staff({
    handler: 'desk/createDocument',
    body: documents.NewDraft,
    bodyBytes: apiLimits.documentBytes,
    returns: documents.DeskDocument,
    status: 201,
  }),
  'GET /api/admin/documents/{kind}/{id}': staff({
    handler: 'desk/getDocument',
    returns: documents.DeskDocument,
  }),
  'PUT /api/admin/documents/{kind}/{id}/draft': changesDocument({
    handler: 'desk/saveDraft',
    body: documents.DraftSave,
    bodyBytes: apiLimits.documentBytes,
  }),
  'DELETE /api/admin/documents/{kind}/{id}/draft': changesDocument({
    handler: 'desk/discardDraft',
    query: VersionQuery,
  }),
  'DELETE /api/admin/documents/{kind}/{id}': staff({
    handler: 'desk/deleteDocument',
    query: VersionQuery,
    returns: z.null(),
    conflict: documents.DeskDocument,
  }),
  'POST /api/admin/documents/{kind}/{id}/publish': changesDocument({
    handler: 'desk/publishDocument',
    body: documents.PublishRequest,
  }),
  'POST /api/admin/documents/{kind}/{id}/unpublish': changesDocument({
    handler: 'desk/unpublishDocument',
    body: documents.UnpublishRequest,
  }),
  'POST /api/admin/documents/{kind}/{id}/withdraw': changesDocument({
    handler: 'desk/withdrawConsent',
    body: documents.UnpublishRequest,
  }),
  'PUT /api/admin/documents/{kind}/{id}/schedule': changesDocument({
    handler: 'desk/scheduleDocument',
    body: documents.ScheduleRequest,
  }),
  'PUT /api/admin/documents/{kind}/{id}/presence': staff({
    handler: 'desk/announcePresence',
    returns: documents.DocumentPresence,
  }),
  'PUT /api/admin/documents/{kind}/{id}/review': changesDocument({
    handler: 'desk/reviewDocument',
    body: documents.ReviewRequest,
  }),
  'GET /api/admin/documents/{kind}/{id}/links': staff({
    handler: 'desk/listLinks',
    returns: documents.DocumentLinks,
  }),
  'GET /api/admin/documents/{kind}/{id}/versions': staff({
    handler: 'desk/listVersions',
    returns: documents.DocumentVersions,
  }),
  'GET /api/admin/documents/{kind}/{id}/versions/{number}': staff({
    handler: 'desk/getVersion',
    returns: documents.DocumentVersion,
  }),
  'GET /api/admin/bin': staff({ handler: 'desk/listBin', returns: documents.Bin }),
  'POST /api/admin/bin/{kind}/{id}/restore': staff({
    handler: 'desk/restoreDocument',
    returns: documents.DeskDocument,
  }),
  'GET /api/admin/publications': staff({ handler: 'desk/listReady', returns: documents.ReadyDocuments }),
  'POST /api/admin/publications': staff({
    handler: 'desk/publishTogether',
    body: documents.PublicationsRequest,
    returns: documents.Publications,
  }),
  'GET /api/admin/order/{kind}': staff({ handler: 'desk/getOrder', returns: documents.DocumentOrder }),
  'PUT /api/admin/order/{kind}': staff({
    handler: 'desk/orderDocuments',
    body: documents.OrderRequest,
    bodyBytes: apiLimits.documentBytes,
    returns: z.null(),
    errors: [409],
  }),
  'GET /api/admin/redirects': staff({ handler: 'redirects/listRedirects', returns: z.array(ListedRedirect) }),
  'POST /api/admin/redirects': staff({
    handler: 'redirects/addRedirect',
    body: RedirectRequest,
    returns: Redirect,
    status: 201,
  }),
  'DELETE /api/admin/redirects': staff({
    handler: 'redirects/deleteRedirect',
    query: RedirectQuery,
    returns: z.null(),
    errors: [404],
  }),
  'GET /api/admin/audit': staff({ handler: 'audit/listAudit', query: AuditQuery, returns: AuditLog }),
  'POST /api/media': staff({
    handler: 'media/storeImage',
    query: UploadQuery,
    bodyType: 'image/webp',
    returns: StoredImage,
  }),
  'GET /api/admin/media': staff({
    handler: 'media/listMedia',
    returns: z.object({ images: z.array(MediaImage) }),
  }),
  'DELETE /api/admin/media/{id}': staff({ handler: 'media/deleteMedia', returns: z.null(), errors: [409] }),
  'POST /api/media/fetch': staff({
    handler: 'media/fetchExternalImage',
    body: ImageFetch,
    returns: FetchedImage,
  }),
} as const satisfies Record<RouteKey, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints

export type StaffKey = {
  [Key in EndpointKey]: Endpoints[Key] extends { access: 'staff' } ? Key : never
}[EndpointKey]

export function partsOf(key: EndpointKey): { method: string; path: string } {
  const [method = '', path = ''] = key.split(' ')
  return { method, path }
}

/** Visitors' tools send HEAD; the staff area does not. */
export const supportsHead = (key: EndpointKey): boolean => {
  const row: Endpoint = endpoints[key]
  return key.startsWith('GET ') && row.access !== 'staff'
}
