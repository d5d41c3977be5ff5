/** A part of `npm test`, as it ended. */
export interface Part {
  title: string
  seconds: number
  passed: number
  /** A tool that could not run counts as one failure. */
  failed: number
  tests: TimedTest[]
}

export interface TimedTest {
  /** With its file. */
  name: string
  seconds: number
}
