import { environment } from '../environment.ts'
import type { Store } from '../store/store.ts'

export const callRequestStore = ({ documents }: Store): Store => ({
  documents,
  tableName: environment('CALL_REQUESTS_TABLE'),
})
