/** The key attributes and indexes of the content table. Key values and access patterns are in `shared/keys.ts`. */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Each index has key attributes of its own, so that an item is only in the indexes it has keys for. */
  indexes: {
    /** An entity by its public address, or the FAQs of a page. */
    byAddress: { partitionKey: 'addressPk', sortKey: 'addressSk', projection: 'ALL' },
    /** Service pages by title, without their long texts. */
    summaries: {
      partitionKey: 'summaryPk',
      sortKey: 'summarySk',
      projection: [
        'id',
        'slug',
        'title',
        'description',
        'category',
        'parentId',
        'image1',
        'image1Alt',
        'image1Sources',
        'version',
        'updatedAt',
      ],
    },
    /** Keys only, so that skipping to a later page of the blog reads little. */
    postsByDate: { partitionKey: 'datePk', sortKey: 'dateSk', projection: 'KEYS_ONLY' },
    postsByCategory: { partitionKey: 'categoryPk', sortKey: 'categorySk', projection: 'KEYS_ONLY' },
  },
  /** In seconds since 1970. Code compares it too, since DynamoDB deletes expired items late. */
  timeToLive: 'expiresAt',
} as const

/** The table of call requests, which has no backups: a deleted request must not live on in one. */
export const callRequestTable = { partitionKey: 'pk', sortKey: 'sk', timeToLive: 'expiresAt' } as const

export type IndexName = keyof typeof table.indexes
