import { fixedPages, pathOf } from '#shared/documents/paths.ts'
import type { Site } from '#shared/entities/site.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { pages } from '#shared/pages.ts'

interface Topic {
  path: string
  title: string
}

interface Letter {
  letter: string
  anchor: string
  topics: Topic[]
}

/** Treatment pages and the pages of the table, by their first letter. */
export function topicsByLetter(treatments: readonly ServicePage[], site: Pick<Site, 'offices'>): Letter[] {
  const topics: Topic[] = [
    ...treatments.map((page) => ({ path: pathOf(page), title: page.title })),
    ...fixedPages(site).filter(({ path }) => path !== pages.home.path && path !== pages.search.path),
  ]
  topics.sort((one, other) => one.title.localeCompare(other.title, 'en'))
  const groups = Map.groupBy(topics, ({ title }) => title.charAt(0).toUpperCase())
  return Array.from(groups, ([letter, topics]) => ({
    letter,
    anchor: `letter-${letter.toLowerCase()}`,
    topics,
  }))
}
