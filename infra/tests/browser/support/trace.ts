import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
}

/** What the main thread did, by a count that does not depend on the machine's pace. */
interface MainThreadWork {
  /** Layouts in the middle of a script, which waits for them. */
  forcedLayouts: number
}

export async function traceWork(page: Page, run: () => Promise<void>): Promise<MainThreadWork> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await run()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const events = (traceEvents as TraceEvent[]).filter(({ ph }) => ph === 'X') // The format of Chromium's traces.
  const named = (...names: string[]) => events.filter(({ name }) => names.includes(name))
  const scripts = named('EvaluateScript', 'FunctionCall')
  const layouts = named('Layout')
  const isForced = (layout: TraceEvent) => scripts.some((script) => contains(script, layout))
  return { forcedLayouts: layouts.filter(isForced).length }
}

const contains = (outer: TraceEvent, inner: TraceEvent) =>
  outer.pid === inner.pid &&
  outer.tid === inner.tid &&
  outer.ts <= inner.ts &&
  inner.ts < outer.ts + (outer.dur ?? 0)
