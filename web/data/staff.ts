import type * as z from 'zod/mini'
import type { Endpoints } from '#shared/api/endpoints.ts'
import type { Credentials, ImageChange, ImageHistory, StoredImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { ReadError, readOverNetwork } from './read.ts'
import { upload } from './upload.ts'
import { WriteError, write } from './write.ts'

/** A change that somebody else was quicker than. `current` is the page as it is now. */
export class StaleVersionError extends Error {
  override name = 'StaleVersionError'
  readonly current: ServicePage
  constructor(current: ServicePage) {
    super('Somebody else has changed this page since')
    this.current = current
  }
}

/** Whether an error means that nobody is logged in any more. */
export const isLoggedOut = (error: unknown): boolean =>
  (error instanceof WriteError || error instanceof ReadError) && error.status === 401

/** Every question and order of the staff area. Orders throw `WriteError`, questions `ReadError`. */
export const staff = {
  logIn: async (credentials: Credentials): Promise<void> => {
    await write('POST', '/api/admin/session', credentials)
  },
  logOut: async (): Promise<void> => {
    await write('DELETE', '/api/admin/session')
  },
  servicePages: () => read<'GET /api/admin/service-pages'>('/api/admin/service-pages'),
  history: (id: string): Promise<ImageHistory> =>
    read<'GET /api/service-pages/{id}/history'>(`/api/service-pages/${encodeURIComponent(id)}/history`),
  /** @throws {StaleVersionError} where `version` is no longer the page's. */
  changeImage: async (id: string, change: ImageChange): Promise<ServicePage> => {
    try {
      // The handler checked its answer against the row's schema.
      return (await write('PATCH', `/api/service-pages/${encodeURIComponent(id)}`, change)) as ServicePage
    } catch (error) {
      throw changedSince(error) ?? error
    }
  },
  /** `told` hears how many bytes have left, now and then. */
  upload: async (picture: Blob, told: (sent: number) => void): Promise<StoredImage> =>
    // The handler checked its answer against the row's schema.
    JSON.parse(await upload('/api/media', picture, told)) as StoredImage,
}

async function read<Key extends keyof Endpoints>(url: string): Promise<z.infer<Endpoints[Key]['returns']>> {
  const answer = await readOverNetwork(url)
  if ('failed' in answer) throw new ReadError(`Failed to fetch ${url}`, answer.failed)
  // The handler checked its answer against the row's schema.
  return answer.data as z.infer<Endpoints[Key]['returns']>
}

function changedSince(error: unknown): StaleVersionError | undefined {
  if (!(error instanceof WriteError) || error.status !== 409) return undefined
  try {
    return new StaleVersionError(JSON.parse(error.body).current)
  } catch {
    return undefined
  }
}
