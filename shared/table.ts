/**
 * The key attributes of both tables, which have no indexes (decision 56). Key values and access patterns are in
 * `shared/keys.ts`. The table of call requests has no backups: a deleted request must not live on in one.
 */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since 1970. Code compares it too, since DynamoDB deletes expired items late. */
  timeToLive: 'expiresAt',
} as const
