/** How long the assets of earlier releases stay, in days, so that a tab which is still open keeps working. */
export const assetRetention = {
  /** Minimum age at deletion, counted from the first release that no longer uses the asset. */
  afterRelease: 90,
  /** An asset in use is written again when its last write is older than this. */
  refreshAfter: 30,
  /** The bucket deletes an object this long after its last write: the sum of the other two. */
  expireAfter: 120,
} as const
