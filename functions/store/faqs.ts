import { Faq } from '#shared/entities/faq.ts'
import { keys } from '#shared/keys.ts'
import { listPublished } from './published.ts'
import { getOne } from './read.ts'
import type { Store } from './store.ts'

export async function faqs(store: Store): Promise<Faq[]> {
  return (await listPublished(store, 'faq', Faq)).documents
}

export async function faqsOfPage(store: Store, servicePageId: string): Promise<Faq[]> {
  const { documents } = await listPublished(store, 'faq', Faq, {
    isListed: ({ links }) => links?.includes(`treatment:${servicePageId}`) ?? false,
  })
  return documents
}

export const findFaq = (store: Store, id: string): Promise<Faq | null> =>
  getOne(store, Faq, keys.document('faq', id))
