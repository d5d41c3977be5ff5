import type { QueryClient } from '@tanstack/react-query'
import { type ParsedSection, parsePageContent } from '#shared/documents/pageContent.ts'
import { loadScript } from '../../data/loadScript.ts'
import { preloadSection } from './ContentSection.tsx'
import { introductionOf } from './introduction.ts'

export async function prefetchContent(client: QueryClient, stored: unknown): Promise<void> {
  const { rest } = introductionOf(parsePageContent(stored))
  if (rest.kind !== 'sections') return
  await Promise.all(
    rest.sections.map((section) => Promise.all([preloadSection(section), prefetchEntries(client, section)])),
  )
}

async function prefetchEntries(client: QueryClient, section: ParsedSection): Promise<void> {
  if (section.kind !== 'table') return
  const { tableQueries } = await loadScript(() => import('./TableReference.tsx'))
  await Promise.all(tableQueries(section.table, section.items).map((query) => client.prefetchQuery(query)))
}
