import type { Store } from '../store/store.ts'
import { requestRendering } from './requestRendering.ts'

export const renderingOf =
  (store: Store, requestId: string) =>
  (changedDocuments: string[]): Promise<void> =>
    requestRendering(store, { requestId, changedDocuments })
