import type { Browser } from 'puppeteer-core'
import type { Row } from './row.ts'
import type { BenchSite } from './site.ts'

export type Bench = (context: {
  /** The number of measurements. Each bench has its own default. */
  runs?: number
  /** The largest number of posts, for benches that add some. */
  posts?: number
  log(line: string): void
  /** A folder for this bench, which does not exist yet and is removed at the end. */
  folder: string
  browser: Browser
  /** The whole site with the hand-written pages, shared by all benches and started by the first one that needs it. */
  site(): Promise<BenchSite>
}) => Promise<Row[]>

export async function repeat<Result>(runs: number, measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < runs) results.push(await measure())
  return results
}
