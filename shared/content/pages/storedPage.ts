import type { Page } from '../../entities/page.ts'
import type { ElementName, ElementValues, StoredContent } from '../../entities/pageContent.ts'
import type { Seo } from '../../entities/seo.ts'

/** A stored page as its author writes it: a field that an element or the SEO data needs cannot be left out. */
export interface PageText {
  title: string
  content: StoredContent
  seo: Seo & Required<Pick<Seo, 'metaTitle' | 'metaDescription' | 'keywords'>>
}

const writtenOn = '2026-10-01T12:00:00.000Z'

/** The page with its content stored as it is. */
export const storedPage = (page: PageText): Page => ({ ...page, updatedAt: writtenOn })

/** The page with its content stored as JSON text. */
export const storedAsJson = (page: PageText): Page => ({
  ...storedPage(page),
  content: JSON.stringify(page.content),
})

/** An element of a section, with all that its name asks for. */
export const element = <Name extends ElementName>(name: Name, values: ElementValues[Name]) => ({
  name,
  values,
})
