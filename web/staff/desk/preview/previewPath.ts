import { corporateOffice } from '#shared/clinic/site.ts'
import { officePath } from '#shared/documents/paths.ts'
import type { Site } from '#shared/entities/site.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { pages } from '#shared/pages.ts'
import { textOf } from '../fields/changedContent.ts'
import { type PreviewDraft, previewSlug } from './overlay.ts'

/** The public page that shows a document best. */
export function previewPath(
  { kind, id, content }: Pick<PreviewDraft, 'kind' | 'id' | 'content'>,
  treatmentPages: readonly ServicePage[],
  site?: Pick<Site, 'offices'> | null,
): string {
  switch (kind) {
    case 'post':
      return `${pages.blog.path}/${previewSlug(kind, content)}`
    case 'faq': {
      const page = treatmentPages.find((candidate) => candidate.id === content.servicePageId)
      return page ? `/${page.slug}` : pages.faq.path
    }
    case 'review':
      return pages.reviews.path
    case 'service':
      return pages.home.path
    case 'treatment':
      return `/${previewSlug(kind, content)}`
    case 'landing':
      return `/${id}`
    case 'page':
      return pathOfPage(id, site)
    case 'alert': {
      const [first] = Array.isArray(content.pages) ? content.pages : []
      return textOf(first) || pages.home.path
    }
    case 'site':
      return pages.contact.path
  }
}

/** One page shows the content of `office` for each office. */
function pathOfPage(id: string, site?: Pick<Site, 'offices'> | null): string {
  if (id === 'home') return pages.home.path
  return id === 'office' && site ? officePath(corporateOffice(site)) : `/${id}`
}
