import { configure } from '@testing-library/react'
import { limits } from '#shared/limits.ts'

configure({
  // A busy machine takes longer than the second that is the default.
  asyncUtilTimeout: 30_000,
  // Without the document's HTML, which a quarter of the time of these tests was spent on: a search that waits makes such
  // an error for each attempt. `screen.debug()` prints the HTML.
  getElementError: (message) => new Error(message ?? ''),
})
// A test compiles the script of a page when it loads it, and may then take longer than a visitor would wait.
Object.assign(limits, { readTimeout: 60_000 })
