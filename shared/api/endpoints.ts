import * as z from 'zod/mini'
import { apiLimits } from '../apiLimits.ts'
import { contactFormResults } from '../callRequests.ts'
import {
  Account,
  AccountChange,
  Challenge,
  PasskeyLogin,
  PasskeyRegistration,
  PasswordChange,
  RecoveryCodes,
} from '../entities/account.ts'
import { Alert } from '../entities/alert.ts'
import { AuditLog } from '../entities/auditRecord.ts'
import { BlogPost, BlogPostList } from '../entities/blogPost.ts'
import {
  CallRequest,
  CallRequestChange,
  CallRequestForm,
  CallRequestReceipt,
  FormStamp,
  OpenedCallRequest,
} from '../entities/callRequest.ts'
import { ClientError } from '../entities/clientError.ts'
import {
  Bin,
  ConsentWithdrawal,
  DeskDocument,
  DocumentLinks,
  DocumentList,
  DocumentOrder,
  DocumentPresence,
  DocumentVersion,
  DocumentVersions,
  DraftSave,
  NewDraft,
  OrderRequest,
  Publications,
  PublicationsRequest,
  PublishRequest,
  ReadyDocuments,
  ReviewRequest,
  ScheduleRequest,
  UnpublishRequest,
} from '../entities/documents.ts'
import { Faq, FaqList } from '../entities/faq.ts'
import { MediaImage, UploadQuery } from '../entities/media.ts'
import {
  Invitation,
  Joined,
  JoinRequest,
  Member,
  MemberAction,
  MemberChange,
  NewMember,
} from '../entities/members.ts'
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
  /** The JSON body. */
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

const changesDocument = { access: 'staff', returns: DeskDocument, conflict: DeskDocument } as const

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
  'PATCH /api/service-pages/{id}': {
    handler: 'treatments/changeServicePageImage',
    access: 'staff',
    body: ImageChange,
    returns: ServicePage,
    conflict: ServicePage,
  },
  'GET /api/faqs': { handler: 'faqs/listFaqs', query: FaqQuery, returns: FaqList },
  'GET /api/faqs/{id}': { handler: 'faqs/getFaq', returns: Faq },
  'GET /api/blog/posts': { handler: 'posts/listPosts', query: PostQuery, returns: BlogPostList },
  'GET /api/blog/posts/{slugOrId}': { handler: 'posts/getPost', returns: BlogPost },
  'GET /api/services': { handler: 'services/listServices', returns: z.array(Service) },
  'GET /api/services/{id}': { handler: 'services/getService', returns: Service },
  'GET /api/alerts': { handler: 'alerts/listAlerts', returns: z.array(Alert) },
  'GET /api/site': { handler: 'site/getSite', returns: Site },
  'POST /api/page-feedback': {
    handler: 'feedback/countFeedback',
    access: 'site',
    body: PageFeedback,
    form: pageFeedbackResults,
    returns: z.null(),
    errors: [429],
  },
  'GET /api/admin/page-feedback': {
    handler: 'feedback/listFeedback',
    access: 'staff',
    returns: z.array(PageFeedbackCount),
  },
  'POST /api/client-errors': {
    handler: 'clientErrors/reportClientError',
    body: ClientError,
    returns: z.null(),
    errors: [429],
  },
  'POST /api/call-requests': {
    handler: 'callRequests/receiveCallRequest',
    access: 'site',
    body: CallRequestForm,
    form: contactFormResults,
    returns: CallRequestReceipt,
    errors: [429],
  },
  'POST /api/call-requests/stamp': {
    handler: 'callRequests/stampForm',
    access: 'site',
    returns: FormStamp,
  },
  'GET /api/admin/call-requests': {
    handler: 'callRequests/listCallRequests',
    access: 'staff',
    returns: z.array(CallRequest),
  },
  'POST /api/admin/call-requests/{id}/open': {
    handler: 'callRequests/openCallRequest',
    access: 'staff',
    returns: OpenedCallRequest,
  },
  'PATCH /api/admin/call-requests/{id}': {
    handler: 'callRequests/changeCallRequest',
    access: 'staff',
    body: CallRequestChange,
    returns: CallRequest,
    conflict: CallRequest,
  },
  'POST /api/admin/session': {
    handler: 'staff/openSession',
    access: 'site',
    body: Credentials,
    returns: StaffSession,
    errors: [401, 429],
  },
  'GET /api/admin/session': { handler: 'staff/getSession', access: 'staff', returns: StaffSession },
  'DELETE /api/admin/session': { handler: 'staff/closeSession', access: 'site', returns: z.null() },
  'POST /api/admin/session/challenge': {
    handler: 'passkeys/createChallenge',
    access: 'site',
    returns: Challenge,
  },
  'POST /api/admin/session/passkey': {
    handler: 'passkeys/openPasskeySession',
    access: 'site',
    body: PasskeyLogin,
    returns: StaffSession,
    errors: [401, 429],
  },
  'GET /api/admin/account': { handler: 'account/getAccount', access: 'staff', returns: Account },
  'PATCH /api/admin/account': {
    handler: 'account/changeAccount',
    access: 'staff',
    body: AccountChange,
    returns: Account,
    errors: [409],
  },
  'POST /api/admin/account/passkeys': {
    handler: 'account/addPasskey',
    access: 'staff',
    body: PasskeyRegistration,
    returns: Account,
    errors: [409],
  },
  'POST /api/admin/account/recovery-codes': {
    handler: 'account/createRecoveryCodes',
    access: 'staff',
    returns: RecoveryCodes,
  },
  'POST /api/admin/join': {
    handler: 'members/joinStaff',
    access: 'site',
    body: JoinRequest,
    returns: Joined,
    errors: [401, 429],
  },
  'GET /api/admin/members': {
    handler: 'members/listMembers',
    access: 'staff',
    returns: z.array(Member),
  },
  'POST /api/admin/members': {
    handler: 'members/inviteMember',
    access: 'staff',
    body: NewMember,
    returns: Invitation,
    status: 201,
    errors: [409],
  },
  'POST /api/admin/members/{username}': {
    handler: 'members/changeMember',
    access: 'staff',
    body: MemberAction,
    returns: MemberChange,
    errors: [409],
  },
  'PUT /api/admin/account/password': {
    handler: 'account/changePassword',
    access: 'staff',
    body: PasswordChange,
    returns: z.null(),
    errors: [429],
  },
  'GET /api/admin/service-pages': {
    handler: 'staff/listEditablePages',
    access: 'staff',
    returns: z.array(ServicePage),
  },
  'GET /api/admin/rendering': {
    handler: 'render/getRendering',
    access: 'staff',
    isBackground: true,
    returns: RenderingState,
  },
  'GET /api/admin/documents': {
    handler: 'desk/listDocuments',
    access: 'staff',
    query: DocumentQuery,
    returns: DocumentList,
  },
  'POST /api/admin/documents/{kind}': {
    handler: 'desk/createDocument',
    access: 'staff',
    body: NewDraft,
    bodyBytes: apiLimits.documentBytes,
    returns: DeskDocument,
    status: 201,
  },
  'GET /api/admin/documents/{kind}/{id}': {
    handler: 'desk/getDocument',
    access: 'staff',
    returns: DeskDocument,
  },
  'PUT /api/admin/documents/{kind}/{id}/draft': {
    handler: 'desk/saveDraft',
    body: DraftSave,
    bodyBytes: apiLimits.documentBytes,
    ...changesDocument,
  },
  'DELETE /api/admin/documents/{kind}/{id}/draft': {
    handler: 'desk/discardDraft',
    query: VersionQuery,
    ...changesDocument,
  },
  'DELETE /api/admin/documents/{kind}/{id}': {
    handler: 'desk/deleteDocument',
    access: 'staff',
    query: VersionQuery,
    returns: z.null(),
    conflict: DeskDocument,
  },
  'POST /api/admin/documents/{kind}/{id}/publish': {
    handler: 'desk/publishDocument',
    body: PublishRequest,
    ...changesDocument,
  },
  'POST /api/admin/documents/{kind}/{id}/unpublish': {
    handler: 'desk/unpublishDocument',
    body: UnpublishRequest,
    ...changesDocument,
  },
  'POST /api/admin/documents/{kind}/{id}/withdraw': {
    handler: 'desk/withdrawConsent',
    body: ConsentWithdrawal,
    ...changesDocument,
  },
  'PUT /api/admin/documents/{kind}/{id}/schedule': {
    handler: 'desk/scheduleDocument',
    body: ScheduleRequest,
    ...changesDocument,
  },
  'PUT /api/admin/documents/{kind}/{id}/presence': {
    handler: 'desk/announcePresence',
    access: 'staff',
    returns: DocumentPresence,
  },
  'PUT /api/admin/documents/{kind}/{id}/review': {
    handler: 'desk/reviewDocument',
    body: ReviewRequest,
    ...changesDocument,
  },
  'GET /api/admin/documents/{kind}/{id}/links': {
    handler: 'desk/listLinks',
    access: 'staff',
    returns: DocumentLinks,
  },
  'GET /api/admin/documents/{kind}/{id}/versions': {
    handler: 'desk/listVersions',
    access: 'staff',
    returns: DocumentVersions,
  },
  'GET /api/admin/documents/{kind}/{id}/versions/{number}': {
    handler: 'desk/getVersion',
    access: 'staff',
    returns: DocumentVersion,
  },
  'GET /api/admin/bin': { handler: 'desk/listBin', access: 'staff', returns: Bin },
  'POST /api/admin/bin/{kind}/{id}/restore': {
    handler: 'desk/restoreDocument',
    access: 'staff',
    returns: DeskDocument,
  },
  'GET /api/admin/publications': {
    handler: 'desk/listReady',
    access: 'staff',
    returns: ReadyDocuments,
  },
  'POST /api/admin/publications': {
    handler: 'desk/publishTogether',
    access: 'staff',
    body: PublicationsRequest,
    returns: Publications,
  },
  'GET /api/admin/order/{kind}': {
    handler: 'desk/getOrder',
    access: 'staff',
    returns: DocumentOrder,
  },
  'PUT /api/admin/order/{kind}': {
    handler: 'desk/orderDocuments',
    access: 'staff',
    body: OrderRequest,
    bodyBytes: apiLimits.documentBytes,
    returns: z.null(),
    errors: [409],
  },
  'GET /api/admin/redirects': {
    handler: 'redirects/listRedirects',
    access: 'staff',
    returns: z.array(ListedRedirect),
  },
  'POST /api/admin/redirects': {
    handler: 'redirects/addRedirect',
    access: 'staff',
    body: RedirectRequest,
    returns: Redirect,
    status: 201,
  },
  'DELETE /api/admin/redirects': {
    handler: 'redirects/deleteRedirect',
    access: 'staff',
    query: RedirectQuery,
    returns: z.null(),
    errors: [404],
  },
  'GET /api/admin/audit': {
    handler: 'audit/listAudit',
    access: 'staff',
    query: AuditQuery,
    returns: AuditLog,
  },
  'POST /api/media': {
    handler: 'media/storeImage',
    access: 'staff',
    query: UploadQuery,
    bodyType: 'image/webp',
    returns: StoredImage,
  },
  'GET /api/admin/media': {
    handler: 'media/listMedia',
    access: 'staff',
    returns: z.object({ images: z.array(MediaImage) }),
  },
  'DELETE /api/admin/media/{id}': {
    handler: 'media/deleteMedia',
    access: 'staff',
    returns: z.null(),
    errors: [409],
  },
  'POST /api/media/fetch': {
    handler: 'media/fetchExternalImage',
    access: 'staff',
    body: ImageFetch,
    returns: FetchedImage,
  },
} as const satisfies Record<RouteKey, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints

/** Endpoints that need a session. */
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
