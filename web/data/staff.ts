import type { AuditQuery } from '#shared/api/queries.ts'
import { type ResultOf, typedReader } from '#shared/api/typedReader.ts'
import type { AccountChange, PasswordChange } from '#shared/entities/account.ts'
import type { CallRequest, CallRequestChange } from '#shared/entities/callRequest.ts'
import type { JoinRequest, MemberAction } from '#shared/entities/members.ts'
import type { RedirectRequest } from '#shared/entities/redirect.ts'
import type { Credentials, FetchedImage, ImageChange } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { ReadError, readOverNetwork } from './read.ts'
import { upload } from './upload.ts'
import { WriteError, write } from './write.ts'

/** The requests of the staff area. Reads throw `ReadError`, writes `WriteError`. */
export const staff = {
  logIn: (credentials: Credentials) => write('POST /api/admin/session', { body: credentials }),
  logOut: () => write('DELETE /api/admin/session', {}),
  session: () => readStaff('GET /api/admin/session'),
  join: (request: JoinRequest) => write('POST /api/admin/join', { body: request }),
  members: () => readStaff('GET /api/admin/members'),
  inviteMember: (username: string) => write('POST /api/admin/members', { body: { username } }),
  changeMember: (username: string, action: MemberAction) =>
    write('POST /api/admin/members/{username}', { params: { username }, body: { action } }),
  account: () => readStaff('GET /api/admin/account'),
  createRecoveryCodes: () => write('POST /api/admin/account/recovery-codes', {}),
  changeAccount: (change: AccountChange) => write('PATCH /api/admin/account', { body: change }),
  changePassword: (change: PasswordChange) => write('PUT /api/admin/account/password', { body: change }),
  servicePages: () => readStaff('GET /api/admin/service-pages'),
  pageFeedback: () => readStaff('GET /api/admin/page-feedback'),
  /** @throws {StaleVersionError} if `version` is no longer the page's. */
  changeImage: async (id: string, change: ImageChange): Promise<ServicePage> => {
    try {
      return await write('PATCH /api/service-pages/{id}', { params: { id }, body: change })
    } catch (error) {
      throw staleVersionErrorOf(error) ?? error
    }
  },
  redirects: () => readStaff('GET /api/admin/redirects'),
  addRedirect: (redirect: RedirectRequest) => write('POST /api/admin/redirects', { body: redirect }),
  deleteRedirect: (from: string) => write('DELETE /api/admin/redirects', { query: { from } }),
  audit: (query: AuditQuery) => readStaff('GET /api/admin/audit', { query }),
  upload,
  media: () => readStaff('GET /api/admin/media'),
  deleteMedia: (id: string) => write('DELETE /api/admin/media/{id}', { params: { id } }),
  callRequests: () => readStaff('GET /api/admin/call-requests'),
  openCallRequest: (id: string) => write('POST /api/admin/call-requests/{id}/open', { params: { id } }),
  /** @throws {StaleCallRequestError} if a colleague has changed the request since. */
  changeCallRequest: async (id: string, change: CallRequestChange): Promise<CallRequest> => {
    try {
      return await write('PATCH /api/admin/call-requests/{id}', { params: { id }, body: change })
    } catch (error) {
      throw staleCallRequestErrorOf(error) ?? error
    }
  },
  /** @throws {UnfetchableImageError} with the reason, if the address is at fault. */
  fetchImage: async (address: string): Promise<File> => {
    try {
      return fileOf(await write('POST /api/media/fetch', { body: { address } }))
    } catch (error) {
      throw unfetchableImageErrorOf(error) ?? error
    }
  },
}

export class UnfetchableImageError extends Error {
  override readonly name = 'UnfetchableImageError'
}

const fileOf = ({ type, base64 }: FetchedImage) =>
  new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], 'image', { type })

export class StaleVersionError extends Error {
  override readonly name = 'StaleVersionError'
  readonly current: ServicePage
  constructor(current: ServicePage) {
    super('Somebody else has changed this page since')
    this.current = current
  }
}

export type OpenedCallRequest = ResultOf<'POST /api/admin/call-requests/{id}/open'>

export class StaleCallRequestError extends Error {
  override readonly name = 'StaleCallRequestError'
  readonly current: CallRequest
  constructor(current: CallRequest) {
    super('Somebody else has changed this request since')
    this.current = current
  }
}

export const isLoggedOut = (error: unknown): boolean =>
  (error instanceof WriteError || error instanceof ReadError) && error.status === 401

export const readStaff = typedReader(async (url) => {
  const response = await readOverNetwork(url)
  if ('failure' in response) throw new ReadError(`Failed to fetch ${url}`, response.failure)
  return response.data
})

function unfetchableImageErrorOf(error: unknown): UnfetchableImageError | undefined {
  if (!(error instanceof WriteError) || error.status !== 400) return undefined
  const reason = /"address: ([^"]+)"/.exec(error.body)?.[1]
  return reason === undefined ? undefined : new UnfetchableImageError(reason)
}

function staleVersionErrorOf(error: unknown): StaleVersionError | undefined {
  const current = currentOf(error)
  return current && new StaleVersionError(current as ServicePage) // As the endpoint declares.
}

function staleCallRequestErrorOf(error: unknown): StaleCallRequestError | undefined {
  const current = currentOf(error)
  return current && new StaleCallRequestError(current as CallRequest) // As the endpoint declares.
}

/** What a 409 says is stored now. */
function currentOf(error: unknown): object | undefined {
  if (!(error instanceof WriteError) || error.status !== 409) return undefined
  try {
    return JSON.parse(error.body).current
  } catch {
    return undefined
  }
}
