import { type ResultOf, typedReader } from '#shared/api/typedReader.ts'
import { urlOf } from '#shared/api/urlOf.ts'
import type { AccountChange, PasswordChange } from '#shared/entities/account.ts'
import type { CallRequestChange } from '#shared/entities/callRequest.ts'
import type { JoinRequest, MemberAction } from '#shared/entities/members.ts'
import type { RedirectRequest } from '#shared/entities/redirect.ts'
import type { Credentials, FetchedImage, ImageChange, StoredImage } from '#shared/entities/staff.ts'
import { ReadError, readOverNetwork } from '../read.ts'
import { WriteError, write, writeErrorOf } from '../write.ts'

/** The requests of the staff area. Reads throw `ReadError`, writes `WriteError`. */
export const staff = {
  logIn: (credentials: Credentials) => write('POST /api/admin/session', { body: credentials }),
  logOut: () => write('DELETE /api/admin/session', {}),
  session: () => readStaff('GET /api/admin/session'),
  join: (request: JoinRequest) => write('POST /api/admin/join', { body: request }),
  inviteMember: (username: string) => write('POST /api/admin/members', { body: { username } }),
  changeMember: (username: string, action: MemberAction) =>
    write('POST /api/admin/members/{username}', { params: { username }, body: { action } }),
  createRecoveryCodes: () => write('POST /api/admin/account/recovery-codes', {}),
  changeAccount: (change: AccountChange) => write('PATCH /api/admin/account', { body: change }),
  changePassword: (change: PasswordChange) => write('PUT /api/admin/account/password', { body: change }),
  changeImage: (id: string, change: ImageChange) =>
    write('PATCH /api/service-pages/{id}', { params: { id }, body: change }),
  addRedirect: (redirect: RedirectRequest) => write('POST /api/admin/redirects', { body: redirect }),
  deleteRedirect: (from: string) => write('DELETE /api/admin/redirects', { query: { from } }),
  upload,
  media: () => readStaff('GET /api/admin/media'),
  deleteMedia: (id: string) => write('DELETE /api/admin/media/{id}', { params: { id } }),
  callRequests: () => readStaff('GET /api/admin/call-requests'),
  openCallRequest: (id: string) => write('POST /api/admin/call-requests/{id}/open', { params: { id } }),
  changeCallRequest: (id: string, change: CallRequestChange) =>
    write('PATCH /api/admin/call-requests/{id}', { params: { id }, body: change }),
  fetchImage: async (address: string): Promise<File> =>
    fileOf(await write('POST /api/media/fetch', { body: { address } })),
}

const fileOf = ({ type, base64 }: FetchedImage) =>
  new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], 'image', { type })

export type OpenedCallRequest = ResultOf<'POST /api/admin/call-requests/{id}/open'>

export const isLoggedOut = (error: unknown): boolean =>
  (error instanceof WriteError || error instanceof ReadError) && error.status === 401

export const readStaff = typedReader(async (url) => {
  const response = await readOverNetwork(url)
  if ('failure' in response) throw new ReadError(`Failed to fetch ${url}`, response.failure)
  return response.data
})

/**
 * The widths of one image have the same `photo`.
 * @throws {WriteError}
 */
async function upload(image: Blob, photo: string): Promise<StoredImage> {
  const response = await fetch(urlOf('POST /api/media', { query: { photo } }), {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': image.type },
    body: image,
  })
  if (!response.ok) throw await writeErrorOf(response)
  return response.json()
}
