import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, vi } from 'vitest'
import type { DeskDocument, DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import { liveTimes } from '../desk/editor/useLiveState.ts'
import { autosaveDelays } from '../desk/state/documentStore.ts'
import { editorPath } from '../screens.ts'
import { renderLoggedIn, type SentRequest, type StaffResponse } from './renderStaff.tsx'

// No test of a screen asserts how long the editor waits for the next key, or asks again for a rendering.
Object.assign(autosaveDelays, { afterKey: 20 })
Object.assign(liveTimes, { firstPause: 20 })

export const publishedDocument = (
  kind: DocumentKind,
  content: DraftContent,
  id = `${kind}-1`,
): DeskDocument => ({
  kind,
  id,
  status: 'published',
  published: { content, version: 4 },
  draft: null,
})

/** The document with a draft beside it. */
export const withDraftOf = (
  document: DeskDocument,
  content: DraftContent,
  { version = 1, updatedBy = 'ruth' } = {},
): DeskDocument => ({
  ...document,
  status: 'changed',
  draft: { content, version, basedOn: 4, updatedAt: '2026-11-20T12:00:00.000Z', updatedBy },
})

export const post = publishedDocument('post', {
  slug: 'sleep',
  title: 'Sleep',
  category: 'Recovery',
  author: 'Ruth',
  content: '<p>Rest well.</p>',
  excerpt: 'Why rest helps',
  createdAt: '2026-11-01T12:00:00.000Z',
})

/** Opens the editor over an API that has this document, and these responses by method and address, or the rest of its address. */
export async function openEditor(
  document: DeskDocument,
  responses: Record<string, StaffResponse> = {},
  path: string = editorPath(document),
) {
  // Each test has a device of its own.
  vi.stubGlobal('indexedDB', new IDBFactory())
  const address = `/api/admin/documents/${document.kind}/${document.id}`
  const prefixed = Object.entries(responses).map(([request, response]) => {
    const [method, rest = ''] = request.split(' ')
    return [`${method} ${rest.startsWith('/api/') || rest.endsWith('.json') ? '' : address}${rest}`, response]
  })
  const view = await renderLoggedIn(path, {
    'GET /api/admin/service-pages': { status: 200, json: [] },
    [`GET ${address}`]: document,
    ...Object.fromEntries(prefixed),
  })
  await screen.findByRole('toolbar', { name: 'Document' })
  const sentToDocument = (end: string) => sentTo(view.sent, `${address}${end}`)
  // Later, a test that ends at once would announce its tab to the next one.
  await vi.waitUntil(() => sentToDocument('/presence').length > 0, { interval: 5 })
  return { ...view, sentTo: sentToDocument }
}

/** The bodies of the requests to an address. */
const sentTo = (sent: readonly SentRequest[], end: string) =>
  sent.filter(({ request }) => request.endsWith(end)).map(({ json }) => json)

export const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Buttons below More count too: jsdom does not open it. */
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name, hidden: true }))

/** Publishes everything that the dialog shows. */
export async function publish(name = 'Publish'): Promise<void> {
  press(name)
  const now = await screen.findByRole('button', { name: 'Publish now' })
  const all = screen.queryByRole('radio', { name: /^Publish all/ })
  if (all) fireEvent.click(all)
  fireEvent.click(now)
}

/** Autosave begins a second after the last key. */
export const saved = () => waitFor(() => expect(screen.getByText('All changes saved')).toBeTruthy())

/** The content of `post` with another title, and `post` with it as its draft. */
export const changed = { ...post.published?.content, title: 'Rest' }
export const draft = withDraftOf(post, changed)

/** The text of each element that matches. */
export const names = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent)
