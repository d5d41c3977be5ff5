/** How long assets of earlier releases stay, in days. What renders and what expires them agree on it here. */
export const assetRetention = {
  /** At least so long after a release that no longer names it, an asset is still there. */
  afterRelease: 90,
  /** An asset in use is written anew when its last write is older than this. */
  refreshAfter: 30,
  /** Objects are deleted so long after their last write: the sum of the two, whenever in between a release ends. */
  expireAfter: 120,
} as const
