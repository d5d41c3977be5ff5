/**
 * The key attributes of both tables, which have no indexes (decision 56). Key values and access patterns are in
 * `shared/keys.ts`. The table of call requests has no backups, so that a deleted request is gone.
 */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since 1970. DynamoDB deletes expired items late, so code also compares this time. */
  timeToLive: 'expiresAt',
} as const
