import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deskKinds } from '../kinds/deskKinds.ts'
import { makeDocumentStore } from '../state/documentStore.ts'
import { OpenDocument } from '../state/openDocument.ts'
import { DocumentForm } from './DocumentForm.tsx'

const storeOf = (content: Record<string, unknown>) =>
  makeDocumentStore(
    { kind: 'page', id: 'es', status: 'published', published: { content, version: 1 }, draft: null },
    {
      tab: 'here',
      save: async () => Promise.reject(new Error('Nothing is saved')),
      open: async () => Promise.reject(new Error('Nothing is opened')),
      isLost: async () => false,
      announce: async () => Promise.reject(new Error('Nothing is announced')),
      failureOf: (error) => {
        throw error
      },
      copies: { read: async () => [], write: async () => undefined, remove: async () => undefined },
      now: () => new Date('2026-11-21T09:00:00Z'),
    },
  )
const groups = deskKinds.page.groups.filter(({ onlyWith }) => onlyWith)
const form = (content: Record<string, unknown>) => (
  <QueryClientProvider client={new QueryClient()}>
    <OpenDocument value={storeOf(content)}>
      <DocumentForm issues={[]} groups={groups} />
    </OpenDocument>
  </QueryClientProvider>
)

it('has the English of a title and of search texts for a page in another language only [2.53]', () => {
  const { rerender } = render(form({ title: 'Ayuda', english: { title: 'Help' } }))
  expect(screen.getByLabelText(/Title in English/)).toHaveProperty('value', 'Help')
  rerender(form({ title: 'Your first visit' }))
  expect(screen.queryByLabelText(/Title in English/)).toBeNull()
})
