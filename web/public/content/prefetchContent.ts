import { type ParsedSection, parsePageContent } from '#shared/documents/pageContent.ts'
import { loadScript } from '../../data/loadScript.ts'
import type { Read } from '../../data/reads.ts'
import { preloadSection } from './ContentSection.tsx'
import { introductionOf } from './introduction.ts'

export async function prefetchContent(stored: unknown, read: Read): Promise<void> {
  const { rest } = introductionOf(parsePageContent(stored))
  if (rest.kind !== 'sections') return
  await Promise.all(
    rest.sections.map((section) => Promise.all([preloadSection(section), readEntries(section, read)])),
  )
}

async function readEntries(section: ParsedSection, read: Read): Promise<void> {
  if (section.kind !== 'table') return
  const { tableQueries } = await loadScript(() => import('./TableReference.tsx'))
  await Promise.all(tableQueries(section.table, section.items).map(read))
}
