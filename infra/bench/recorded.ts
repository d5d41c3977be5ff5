/** Other ways to do the same work, measured once beside ours. */
export const recorded = {
  /** The public reads on hono 4.13 with the whole SDK, median of all: KB of a bundle, and ms to import it (2 cores, Node 24.21). */
  hono: { name: 'hono, 2026-11', size: 581, time: 76.5 },
}
