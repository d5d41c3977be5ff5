/** One measured figure, and whether it is within its limit. */
export interface Measurement {
  subject: string
  figure: string
  passed: boolean
}

/** A part of `npm run soak`. */
export interface Scenario {
  /** Its argument on the command line. */
  name: string
  run(context: ScenarioContext): Promise<Measurement[]>
}

interface ScenarioContext {
  /** A folder for this scenario, deleted afterward. */
  folder: string
  /** Seed of its random numbers: the same seed repeats a run. */
  seed: number
  /** Prints progress. */
  log(line: string): void
}
