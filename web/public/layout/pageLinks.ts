import { linkLists } from '#shared/content/linkLists.ts'
import { officePages } from '#shared/documents/paths.ts'
import type { Site } from '#shared/entities/site.ts'
import { pages, type SinglePage } from '#shared/pages.ts'

/** The guides. The pages of single offices follow the page of all offices. */
export const guideLinks = (site: Pick<Site, 'offices'>): { path: string; title: string }[] =>
  linksOf('guides').flatMap((page) => (page === pages.offices ? [page, ...officePages(site)] : [page]))

export const linksOf = (list: keyof typeof linkLists): SinglePage[] =>
  linkLists[list].map((key) => pages[key])
