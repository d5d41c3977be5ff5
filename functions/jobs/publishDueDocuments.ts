import { randomUUID } from 'node:crypto'
import { runDue } from '../desk/runDue.ts'
import { renderingOf } from '../render/renderingOf.ts'
import type { Store } from '../store/store.ts'

/** Includes what became due while the job did not run. */
export const publishDueDocuments = (store: Store, now: number): Promise<void> =>
  runDue(store, new Date(now).toISOString(), renderingOf(store, randomUUID()))
