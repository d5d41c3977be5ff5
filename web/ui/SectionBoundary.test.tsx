import { cleanup, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SectionBoundary } from './SectionBoundary.tsx'

function Broken(): never {
  throw new Error('This section is broken')
}
const page = (
  <main>
    <SectionBoundary>
      <p>Before</p>
    </SectionBoundary>
    <SectionBoundary>
      <Broken />
    </SectionBoundary>
    <SectionBoundary>
      <p>After</p>
    </SectionBoundary>
  </main>
)

describe('a section that throws', () => {
  const fetch = vi.fn().mockResolvedValue(new Response())
  beforeEach(() => {
    vi.stubGlobal('fetch', fetch)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('shows nothing, keeps its neighbors, and is reported [8.16]', async () => {
    const { container } = render(page)
    expect(container.textContent).toBe('BeforeAfter')
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/client-errors')
    expect(JSON.parse(fetch.mock.calls[0]?.[1].body).message).toBe('This section is broken')
  })
  it('is left out of the rendered HTML, too', () => {
    const rendered = new DOMParser().parseFromString(renderToString(page), 'text/html')
    expect(rendered.body.textContent).toBe('BeforeAfter')
  })
})
