import { configure } from '@testing-library/react'
import { limits } from '#shared/limits.ts'

configure({
  // A busy machine takes longer than the second that is the default.
  asyncUtilTimeout: 30_000,
  // The document's HTML is left out: it took a quarter of the time of these tests, since a search that waits
  // makes such an error for each attempt. `screen.debug()` prints it.
  getElementError: (message) => new Error(message ?? ''),
})
// A test compiles the script of a page when it loads it, and may then take longer than a visitor would wait.
Object.assign(limits, { readTimeout: 60_000 })
