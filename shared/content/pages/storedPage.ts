import type { Page } from '../../entities/page.ts'
import type { ElementName, ElementValues, StoredContent } from '../../entities/pageContent.ts'
import type { Seo } from '../../entities/seo.ts'
import { seedTimestamp } from '../seedTimestamp.ts'

/** Stricter than `Page`: the compiler checks elements and required SEO fields. */
interface PageText {
  title: string
  content: StoredContent
  seo: Seo & Required<Pick<Seo, 'metaTitle' | 'metaDescription' | 'keywords'>>
}

export const storedPage = (page: PageText): Page => ({ ...page, updatedAt: seedTimestamp })

export const storedAsJson = (page: PageText): Page => ({
  ...storedPage(page),
  content: JSON.stringify(page.content),
})

export const element = <Name extends ElementName>(name: Name, values: ElementValues[Name]) => ({
  name,
  values,
})
