/** One claim that was put to the test: what came of it, in a figure, and whether the claim holds. */
export interface Finding {
  what: string
  figure: string
  fine: boolean
}

/** A part of `npm run soak`. */
export interface Scenario {
  /** As given on the command line. */
  name: string
  run(means: ScenarioContext): Promise<Finding[]>
}

/** What a trial works with. */
export interface ScenarioContext {
  /** A folder of its own, gone afterwards. */
  folder: string
  /** From which chance is made: the same seed does the same. */
  seed: number
  /** Says what is being done, for whoever waits. */
  say(what: string): void
}
