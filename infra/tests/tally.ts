/** How many of a runner's tests passed and failed; a runner that could not run counts as one failure. */
export interface Tally {
  passed: number
  failed: number
}
