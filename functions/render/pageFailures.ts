import { errorFields, log } from '../http/log.ts'
import { RenderFailure, reasonOf } from './renderFailure.ts'

/** With so many, something that all pages need has failed. */
const maxFailures = 5

interface PageFailures {
  /** A failure is recorded under the path, so that the other pages still show whether they fail, too. */
  record(path: string, render: () => Promise<unknown>): Promise<void>
  /** @throws {RenderFailure} if any page has failed. */
  throwAny(): void
}

/** Collects the pages that cannot be rendered. */
export function pageFailures(): PageFailures {
  const failures: { path: string; error: unknown }[] = []
  function throwAny() {
    const [first] = failures
    if (!first) return
    const paths = failures.map(({ path }) => path).join(', ')
    const problems = failures.map(({ path, error }) => ({ path, reason: reasonOf(error) }))
    const { message } = first.error instanceof Error ? first.error : { message: String(first.error) }
    throw new RenderFailure(`Not rendered: ${paths}. ${message}`, problems, { cause: first.error })
  }
  return {
    async record(path, render) {
      try {
        await render()
      } catch (error) {
        log('error', { notRendered: path, ...errorFields(error) })
        failures.push({ path, error })
        if (failures.length >= maxFailures) throwAny()
      }
    },
    throwAny,
  }
}
