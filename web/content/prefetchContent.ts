import type { QueryClient } from '@tanstack/react-query'
import { type ParsedSection, parsePageContent } from '#shared/rules/pageContent.ts'
import { preloadSection } from './ContentSection.tsx'
import { introductionOf } from './introduction.ts'

/** Fetches what a page's content needs below its header: what draws each section, and the entries it refers to. */
export async function prefetchContent(client: QueryClient, stored: unknown): Promise<void> {
  const { rest } = introductionOf(parsePageContent(stored))
  if (rest.kind !== 'sections') return
  await Promise.all(
    rest.sections.map((section) => Promise.all([preloadSection(section), prefetchEntries(client, section)])),
  )
}

async function prefetchEntries(client: QueryClient, section: ParsedSection): Promise<void> {
  if (section.kind !== 'table') return
  const { isTable, tableNamed } = await import('./tables/tables.ts')
  // A table that the site does not have says so when it is drawn.
  if (!isTable(section.table)) return
  const { Rows, prefetch } = tableNamed(section.table)
  await Promise.all([Rows.preload?.(), prefetch(client, section.items)])
}
