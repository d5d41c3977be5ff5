import { onTestFinished, vi } from 'vitest'
import { type FakeResponses, layoutResponses } from './fakeResponses.ts'
import { renderRoute } from './renderRoute.tsx'
import { renderSite } from './renderSite.tsx'

/** A page as a visitor loads it, and as the app shows it after a navigation. */
export const modes = ['rendered HTML', 'app'] as const

/** Opens a page in the test's document. Any address without a response is a 404. */
export async function openPage(mode: (typeof modes)[number], path: string, responses: FakeResponses = {}) {
  if (mode === 'app') {
    await renderSite(path, responses)
    return
  }
  const byUrl: Record<string, unknown> = { ...layoutResponses, ...responses }
  const page = globalThis.document
  // The renderer has none.
  vi.stubGlobal('document', undefined)
  const html = await renderRoute(path, (url) => byUrl[url]).finally(() => vi.stubGlobal('document', page))
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  document.head.replaceChildren(...head.childNodes)
  document.body.replaceChildren(...body.childNodes)
  onTestFinished(() => {
    document.head.replaceChildren()
    document.body.replaceChildren()
  })
}
