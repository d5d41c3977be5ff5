import { addAuditRecord } from '../store/audit.ts'
import type { Store } from '../store/store.ts'

/** What a member does to their own login. `now` is in milliseconds since 1970, as everywhere in the login. */
export const auditMember = (store: Store, username: string, action: string, now: number): Promise<void> =>
  addAuditRecord(store, {
    at: new Date(now).toISOString(),
    by: username,
    action,
    subject: `member/${username}`,
  })
