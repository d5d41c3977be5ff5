import { afterAll, vi } from 'vitest'
import type { EndpointKey } from '#shared/api/endpoints.ts'
import { matchEndpoint } from '#shared/api/match.ts'
import { answerProblems } from './answerProblems.ts'

/** Records which endpoints this file has called with success, and how the responses differ from its row. */
export function recordAnswers() {
  const succeeded = new Set<EndpointKey>()
  const problems = new Set<string>()
  const { fetch } = globalThis
  const recorded = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const response = await fetch(input, options)
    const match = matchEndpoint(options?.method ?? 'GET', new URL(String(input)).pathname)
    if (match) {
      const { status, headers } = response
      const text = await response.clone().text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      for (const problem of answerProblems(match.key, { status, body, headers: Object.fromEntries(headers) }))
        problems.add(problem)
      if (response.ok) succeeded.add(match.key)
    }
    return response
  })
  afterAll(() => recorded.mockRestore())
  return { succeeded, problems }
}
