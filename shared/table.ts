/**
 * The shape of the one table: its key attributes and indexes. The stack creates it, the store reads
 * and writes it. What the keys hold, and which question each answers, stands in `shared/keys.ts`.
 */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Every index has its own pair of string keys, so an item appears only in the indexes it has keys for. */
  indexes: {
    /** One entity by its public address, or the FAQs of a page: whole items. */
    byAddress: { partitionKey: 'addressPk', sortKey: 'addressSk', projection: 'ALL' },
    /** Service pages by title, with the fields of a list and no texts. */
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
    /** All posts by date: keys only, so that skipping pages reads as little as can be. */
    postsByDate: { partitionKey: 'datePk', sortKey: 'dateSk', projection: 'KEYS_ONLY' },
    /** The posts of a category by date: keys only. */
    postsByCategory: { partitionKey: 'categoryPk', sortKey: 'categorySk', projection: 'KEYS_ONLY' },
  },
  /** Seconds since 1970, for DynamoDB to clear away old sessions and counters; code compares it too, since clearing lags. */
  timeToLive: 'expiresAt',
} as const

export type IndexName = keyof typeof table.indexes
