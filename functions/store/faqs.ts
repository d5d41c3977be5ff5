import { faqsOnPage } from '#shared/documents/faqsOnPage.ts'
import { Faq, type FaqList } from '#shared/entities/faq.ts'
import { distinctTexts } from '#shared/text/distinctTexts.ts'
import { listPublished } from './published.ts'
import type { Store } from './store.ts'

/** The FAQs of a treatment page, or all FAQs, as one page of results. */
export async function faqList(store: Store, servicePageId: string | undefined): Promise<FaqList> {
  const { documents } = await listPublished(store, 'faq', Faq, {
    ...(servicePageId !== undefined && {
      isListed: ({ links = [] }) => links.includes(`treatment:${servicePageId}`),
    }),
  })
  const faqs = servicePageId === undefined ? documents : faqsOnPage(documents, servicePageId)
  return {
    faqs,
    total: faqs.length,
    pages: faqs.length > 0 ? 1 : 0,
    categories: distinctTexts(faqs.map(({ categoryName }) => categoryName)),
  }
}
