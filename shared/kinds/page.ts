import { Page, PageName } from '../entities/page.ts'
import { pages } from '../pages.ts'
import { makeKind } from './kind.ts'

export const page = makeKind(Page, {
  partition: 'PAGES',
  id: PageName,
  hasSections: true,
  address: (_, id) => Object.values(pages).find((page) => 'content' in page && page.content === id)?.path,
  cannotBeDeleted: true,
})
