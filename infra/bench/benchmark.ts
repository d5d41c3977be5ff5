import type { Row } from './row.ts'
import type { Site } from './site/site.ts'

/** A part of `npm run bench`: it measures, and says what came out. */
export interface Benchmark {
  /** As given on the command line. */
  name: string
  run: (means: BenchmarkContext) => Promise<Row[]>
}

/** What a bench works with. */
export interface BenchmarkContext {
  /** How often to measure; a bench has its own number where none is asked for. */
  runs?: number | undefined
  /** Says what is being done, for whoever waits. */
  say: (what: string) => void
  /** The whole site, served as `npm start` does; one for all benches, started by the first that asks. */
  site: () => Promise<Site>
}
