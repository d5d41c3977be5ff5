import type { Store } from '../store/store.ts'
import { requestRendering } from './requestRendering.ts'

/** Requests renderings for a request to the API, or for a run of a job. */
export const renderingOf =
  (store: Store, requestId: string) =>
  (changedDocuments: string[]): Promise<void> =>
    requestRendering(store, { requestId, changedDocuments })
