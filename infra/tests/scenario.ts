/** One measured result: its figure, and whether it is within what is required. */
export interface Finding {
  what: string
  figure: string
  fine: boolean
}

/** A part of `npm run soak`. */
export interface Scenario {
  /** Its argument on the command line. */
  name: string
  run(context: ScenarioContext): Promise<Finding[]>
}

export interface ScenarioContext {
  /** A folder for this scenario, deleted afterwards. */
  folder: string
  /** Of its random numbers: the same seed repeats a run. */
  seed: number
  /** Prints progress. */
  say(what: string): void
}
