/** The key attributes of the content table, which has no indexes (decision 67). Key values and access patterns are in `shared/keys.ts`. */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** In seconds since 1970. Code compares it too, since DynamoDB deletes expired items late. */
  timeToLive: 'expiresAt',
} as const

/** The table of call requests, which has no backups: a deleted request must not live on in one. */
export const callRequestTable = { partitionKey: 'pk', sortKey: 'sk', timeToLive: 'expiresAt' } as const
