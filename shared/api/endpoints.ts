import * as z from 'zod/mini'
import { apiLimits } from '../apiLimits.ts'
import { contactFormResults } from '../callRequests.ts'
import * as account from '../entities/account.ts'
import { Alert } from '../entities/alert.ts'
import { AuditLog } from '../entities/auditRecord.ts'
import { BlogPost, BlogPostList } from '../entities/blogPost.ts'
import * as calls from '../entities/callRequest.ts'
import { ClientError } from '../entities/clientError.ts'
import { ClinicianAction, NamedClinician } from '../entities/clinician.ts'
import { Discussion, DiscussionAction, DraftPreview, PreviewRequest } from '../entities/discussion.ts'
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
import * as staffArea from '../entities/staff.ts'
import { TeamMember } from '../entities/teamMember.ts'
import { ServicePage, TreatmentPage } from '../entities/treatmentPage.ts'
import type { UploadType } from '../images/imageTypes.ts'
import { pageFeedbackResults } from '../pageFeedback.ts'
import {
  AuditQuery,
  CallsQuery,
  DocumentQuery,
  FaqQuery,
  LinksQuery,
  PostQuery,
  ReadyQuery,
  VersionQuery,
} from './queries.ts'

/** API Gateway's format: method, space, path with `{name}` and `{name+}` parameters. */
type RouteKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`

export interface Endpoint {
  /** The file in `functions/` without its extension. */
  handler: string
  /** `site`: requests from the site's own pages. `staff`: such requests with a session. */
  access: 'public' | 'site' | 'staff'
  /** A timer in the browser repeats the request, so the request does not extend the session. */
  isBackground?: true
  /** Other query names reach neither the cache key nor the handler. */
  query?: z.ZodMiniObject
  body?: z.ZodMiniObject
  /** The most bytes of the JSON body, if it may have more than `apiLimits.jsonBodyBytes`. */
  bodyBytes?: number
  /**
   * For forms that work without JavaScript: `application/x-www-form-urlencoded` is accepted besides JSON, and the
   * response is a 303 to `success` or `problem`. A `problem` path gets the refused fields or the status as its
   * fragment. If both are fragments, the 303 leads to the page in the form's field `page`.
   */
  form?: { success: `/${string}`; problem: `/${string}` } | { success: `#${string}`; problem: `#${string}` }
  /** The content types of a body that is not JSON. The handler gets the body as bytes. */
  bodyTypes?: readonly UploadType[]
  /** The body of a success. A `null` schema gives an empty 204. */
  returns: z.ZodMiniType
  /** The status of a success. The default is 200, or 204 without a body. */
  status?: 201
  /** Error statuses of this handler that do not follow from the rest of the row. */
  errors?: readonly (401 | 404 | 409 | 429)[]
  /** The schema of `current` in a 409: the stored state, if the request names a different version. */
  conflict?: z.ZodMiniType
}

type Rest = Omit<Endpoint, 'handler' | 'access' | 'returns'>

/** Makes the rows with one kind of access. */
const rowsFor =
  <const Access extends Endpoint['access']>(access: Access) =>
  <
    const Handler extends string,
    Returns extends z.ZodMiniType,
    const Row extends Rest = Record<never, never>,
  >(
    handler: Handler,
    returns: Returns,
    rest?: Row,
  ) => ({ access, handler, returns, ...(rest as Row) }) // `Row` has no fields without the cast.

const anyone = rowsFor('public')
const site = rowsFor('site')
const staff = rowsFor('staff')
const changesDocument = <const Handler extends string, const Row extends Rest>(handler: Handler, row: Row) =>
  staff(handler, documents.DeskDocument, { conflict: documents.DeskDocument, ...row })

/**
 * Every endpoint, in the specification's order. The stack, the local system, the handlers and the browser read this
 * table. README, "How do I add", says what else a new endpoint needs.
 */
export const endpoints = {
  'GET /api/reviews': anyone('reviews/listReviews', z.array(Review)),
  'GET /api/reviews/{id}': anyone('reviews/getReview', Review),
  'GET /api/pages/{name}': anyone('pages/getPage', Page),
  'GET /api/treatment-pages/{category}': anyone('treatments/getTreatmentLanding', TreatmentPage),
  'GET /api/treatment-pages/{category}/{path+}': anyone('treatments/getTreatmentPage', TreatmentPage),
  'GET /api/service-pages': anyone('treatments/listServicePages', z.array(ServicePage)),
  'PATCH /api/service-pages/{id}': staff('treatments/changeServicePageImage', ServicePage, {
    body: staffArea.ImageChange,
    conflict: ServicePage,
  }),
  'GET /api/faqs': anyone('faqs/listFaqs', FaqList, { query: FaqQuery }),
  'GET /api/faqs/{id}': anyone('faqs/getFaq', Faq),
  'GET /api/blog/posts': anyone('posts/listPosts', BlogPostList, { query: PostQuery }),
  'GET /api/blog/posts/{slugOrId}': anyone('posts/getPost', BlogPost),
  'GET /api/services': anyone('services/listServices', z.array(Service)),
  'GET /api/services/{id}': anyone('services/getService', Service),
  'GET /api/team-members': anyone('team/listTeamMembers', z.array(TeamMember)),
  'GET /api/alerts': anyone('alerts/listAlerts', z.array(Alert)),
  'GET /api/site': anyone('site/getSite', Site, { errors: [404] }),
  'POST /api/page-feedback': site('feedback/countFeedback', z.null(), {
    body: PageFeedback,
    form: pageFeedbackResults,
    errors: [429],
  }),
  'GET /api/admin/page-feedback': staff('feedback/listFeedback', z.array(PageFeedbackCount)),
  'POST /api/client-errors': anyone('clientErrors/reportClientError', z.null(), {
    body: ClientError,
    errors: [429],
  }),
  'POST /api/call-requests': site('callRequests/receiveCallRequest', calls.CallRequestReceipt, {
    body: calls.CallRequestForm,
    form: contactFormResults,
  }),
  'POST /api/call-requests/stamp': site('callRequests/stampForm', calls.FormStamp, { errors: [429] }),
  'GET /api/admin/call-requests': staff('callRequests/listCallRequests', z.array(calls.CallRequest), {
    query: CallsQuery,
  }),
  'POST /api/admin/call-requests/names': staff('callRequests/nameCallers', z.array(calls.Caller), {
    body: calls.CallersNamed,
  }),
  'POST /api/admin/call-requests/close': staff('callRequests/closeSuspected', z.array(calls.CallRequest), {
    body: calls.CallsClosed,
  }),
  'POST /api/admin/call-requests/{id}/open': staff('callRequests/openCallRequest', calls.OpenedCallRequest),
  'PATCH /api/admin/call-requests/{id}': staff('callRequests/changeCallRequest', calls.CallRequest, {
    body: calls.CallRequestChange,
    conflict: calls.CallRequest,
  }),
  'GET /api/admin/notices': staff('callRequests/getNotices', calls.NoticeState),
  'POST /api/admin/session': site('staff/openSession', staffArea.StaffSession, {
    body: staffArea.Credentials,
    errors: [401, 429],
  }),
  'GET /api/admin/session': staff('staff/getSession', staffArea.StaffSession),
  'DELETE /api/admin/session': site('staff/closeSession', z.null()),
  'POST /api/admin/session/challenge': site('passkeys/createChallenge', account.Challenge),
  'POST /api/admin/session/passkey': site('passkeys/openPasskeySession', staffArea.StaffSession, {
    body: account.PasskeyLogin,
    errors: [401, 429],
  }),
  'GET /api/admin/account': staff('account/getAccount', account.Account),
  'PATCH /api/admin/account': staff('account/changeAccount', account.Account, {
    body: account.AccountChange,
    errors: [409],
  }),
  'GET /api/admin/account/notices': staff('account/getNoticeAddress', account.NoticeAddress),
  'PUT /api/admin/account/notices': staff('account/changeNoticeAddress', account.NoticeAddress, {
    body: account.NoticeAddressChange,
    errors: [429],
  }),
  'POST /api/admin/account/passkeys': staff('account/addPasskey', account.Account, {
    body: account.PasskeyRegistration,
    errors: [409],
  }),
  'POST /api/admin/account/recovery-codes': staff('account/createRecoveryCodes', account.RecoveryCodes),
  'POST /api/admin/join': site('members/joinStaff', members.Joined, {
    body: members.JoinRequest,
    errors: [401, 429],
  }),
  'GET /api/admin/members': staff('members/listMembers', z.array(members.Member)),
  'POST /api/admin/members': staff('members/inviteMember', members.Invitation, {
    body: members.NewMember,
    status: 201,
    errors: [409],
  }),
  'POST /api/admin/members/{username}': staff('members/changeMember', members.MemberChange, {
    body: members.MemberAction,
    errors: [409],
  }),
  'GET /api/admin/clinician': staff('members/getClinician', NamedClinician),
  'POST /api/admin/clinician': staff('members/changeClinician', NamedClinician, {
    body: ClinicianAction,
    errors: [409, 429],
  }),
  'PUT /api/admin/account/password': staff('account/changePassword', z.null(), {
    body: account.PasswordChange,
    errors: [429],
  }),
  'GET /api/admin/service-pages': staff('treatments/listEditablePages', z.array(ServicePage)),
  'GET /api/admin/rendering': staff('render/getRendering', RenderingState, { isBackground: true }),
  'GET /api/admin/documents': staff('desk/listDocuments', documents.DocumentList, { query: DocumentQuery }),
  'GET /api/admin/tasks': staff('desk/listTasks', documents.Tasks),
  'POST /api/admin/documents/{kind}': staff('desk/createDocument', documents.DeskDocument, {
    body: documents.NewDraft,
    bodyBytes: apiLimits.documentBytes,
    status: 201,
  }),
  'GET /api/admin/documents/{kind}/{id}': staff('desk/getDocument', documents.DeskDocument, {
    // An open editor repeats this request.
    isBackground: true,
  }),
  'PUT /api/admin/documents/{kind}/{id}/draft': changesDocument('desk/saveDraft', {
    body: documents.DraftSave,
    bodyBytes: apiLimits.documentBytes,
  }),
  'DELETE /api/admin/documents/{kind}/{id}/draft': changesDocument('desk/discardDraft', {
    query: VersionQuery,
  }),
  'DELETE /api/admin/documents/{kind}/{id}': staff('desk/deleteDocument', z.null(), {
    query: VersionQuery,
    conflict: documents.DeskDocument,
  }),
  'POST /api/admin/documents/{kind}/{id}/publish': changesDocument('desk/publishDocument', {
    body: documents.PublishRequest,
  }),
  'POST /api/admin/documents/{kind}/{id}/unpublish': changesDocument('desk/unpublishDocument', {
    body: documents.UnpublishRequest,
  }),
  'POST /api/admin/documents/{kind}/{id}/withdraw': changesDocument('desk/withdrawConsent', {
    body: documents.UnpublishRequest,
  }),
  'PUT /api/admin/documents/{kind}/{id}/schedule': changesDocument('desk/scheduleDocument', {
    body: documents.ScheduleRequest,
  }),
  'PUT /api/admin/documents/{kind}/{id}/presence': staff(
    'desk/announcePresence',
    documents.DocumentPresence,
    {
      body: documents.PresenceRequest,
    },
  ),
  'PUT /api/admin/documents/{kind}/{id}/review': changesDocument('desk/signOffDocument', {
    body: documents.SignOffRequest,
  }),
  'GET /api/admin/documents/{kind}/{id}/discussion': staff('desk/getDiscussion', Discussion, {
    isBackground: true,
  }),
  'POST /api/admin/documents/{kind}/{id}/discussion': staff('desk/discuss', Discussion, {
    body: DiscussionAction,
    conflict: Discussion,
  }),
  'POST /api/admin/previews': site('desk/openPreview', DraftPreview, {
    body: PreviewRequest,
    errors: [404, 429],
    conflict: DraftPreview,
  }),
  'GET /api/admin/documents/{kind}/{id}/links': staff('desk/listLinks', documents.DocumentLinks, {
    query: LinksQuery,
  }),
  'GET /api/admin/documents/{kind}/{id}/versions': staff('desk/listVersions', documents.DocumentVersions),
  'GET /api/admin/documents/{kind}/{id}/versions/{number}': staff(
    'desk/getVersion',
    documents.DocumentVersion,
  ),
  'PATCH /api/admin/documents/{kind}/{id}/versions/{number}': staff('desk/nameVersion', z.null(), {
    body: documents.VersionNaming,
  }),
  'GET /api/admin/bin': staff('desk/listBin', documents.Bin),
  'POST /api/admin/bin/{kind}/{id}/restore': staff('desk/restoreDocument', documents.DeskDocument),
  'GET /api/admin/publications': staff('desk/listReady', documents.ReadyDocuments, { query: ReadyQuery }),
  'POST /api/admin/publications': staff('desk/publishTogether', documents.Publications, {
    body: documents.PublicationsRequest,
  }),
  'GET /api/admin/order/{kind}': staff('desk/getOrder', documents.DocumentOrder),
  'PUT /api/admin/order/{kind}': staff('desk/orderDocuments', z.null(), {
    body: documents.OrderRequest,
    bodyBytes: apiLimits.documentBytes,
    errors: [409],
  }),
  'GET /api/admin/redirects': staff('redirects/listRedirects', z.array(ListedRedirect)),
  'POST /api/admin/redirects': staff('redirects/addRedirect', Redirect, {
    body: RedirectRequest,
    status: 201,
  }),
  'DELETE /api/admin/redirects': staff('redirects/deleteRedirect', z.null(), {
    query: RedirectQuery,
    errors: [404],
  }),
  'GET /api/admin/audit': staff('audit/listAudit', AuditLog, { query: AuditQuery }),
  'POST /api/media': staff('media/storeImage', staffArea.StoredImage, {
    query: UploadQuery,
    bodyTypes: ['image/webp', 'image/jpeg'],
  }),
  'GET /api/admin/media': staff('media/listMedia', z.object({ images: z.array(MediaImage) })),
  'DELETE /api/admin/media/{id}': staff('media/deleteMedia', z.null(), { errors: [409] }),
  'POST /api/media/fetch': staff('media/fetchExternalImage', staffArea.FetchedImage, {
    body: staffArea.ImageFetch,
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

/** Tools such as link checkers send HEAD for public endpoints. The staff area does not. */
export const supportsHead = (key: EndpointKey): boolean => {
  const row: Endpoint = endpoints[key]
  return key.startsWith('GET ') && row.access !== 'staff'
}
