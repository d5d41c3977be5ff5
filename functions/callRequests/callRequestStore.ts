import { environment } from '../environment.ts'
import type { Store } from '../store/store.ts'

/** The table of call requests, reached as the content table is. */
export const callRequestStore = ({ documents }: Store): Store => ({
  documents,
  tableName: environment.callRequestsTable,
})
