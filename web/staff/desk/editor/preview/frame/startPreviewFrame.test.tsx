import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { layoutResponses, resultOf } from '../../../../../testing/fakeResponses.ts'
// For the stubs of what jsdom lacks.
import '../../../../../testing/renderSite.tsx'
import type { EditorMessage } from '../fieldTargets.ts'
import { startPreviewFrame } from './startPreviewFrame.tsx'

it('the preview shows what was typed while its page was being read', async () => {
  const page = {
    id: 'a',
    slug: 'aftercare',
    category: 'how-we-help',
    parentId: null,
    text1: '<p>{phone}</p>',
  }
  const site = Promise.withResolvers<void>()
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    if (url === '/api/site') await site.promise
    const result = await resultOf(layoutResponses[url as keyof typeof layoutResponses])
    return 'data' in result ? Response.json(result.data) : new Response(null, { status: 404 })
  })
  const editor = document.body.appendChild(document.createElement('iframe')).contentWindow
  vi.stubGlobal('parent', editor)
  startPreviewFrame(document.body.appendChild(document.createElement('div')))
  const send = (title: string) => {
    const draft = {
      kind: 'treatment',
      id: 'a',
      content: { ...page, title },
      now: '2026-11-21T12:00:00.000Z',
    } as const
    const data: EditorMessage = { draft, path: '/how-we-help/aftercare', target: { texts: [] } }
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: editor }))
  }
  send('After')
  await vi.waitFor(() => expect(requests).toContain('/api/treatment-pages/how-we-help/aftercare'))
  send('Aftercare')
  site.resolve()
  expect(await screen.findByRole('heading', { level: 1, name: 'Aftercare' })).toBeTruthy()
})
