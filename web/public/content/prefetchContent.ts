import type { UseQueryOptions } from '@tanstack/react-query'
import { type ParsedSection, parsePageContent } from '#shared/documents/pageContent.ts'
import { loadScript } from '../../data/loadScript.ts'
import { preloadSection } from './ContentSection.tsx'
import { introductionOf } from './introduction.ts'

type PrefetchTables = (...queries: Pick<UseQueryOptions, 'queryKey'>[]) => Promise<void>

export async function prefetchContent(stored: unknown, prefetch: PrefetchTables): Promise<void> {
  const { rest } = introductionOf(parsePageContent(stored))
  if (rest.kind !== 'sections') return
  await Promise.all(
    rest.sections.map((section) =>
      Promise.all([preloadSection(section), prefetchEntries(section, prefetch)]),
    ),
  )
}

async function prefetchEntries(section: ParsedSection, prefetch: PrefetchTables): Promise<void> {
  if (section.kind !== 'table') return
  const { tableQueries } = await loadScript(() => import('./TableReference.tsx'))
  await prefetch(...tableQueries(section.table, section.items))
}
