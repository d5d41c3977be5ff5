import { Faq } from '#shared/entities/faq.ts'
import { keys, partitions } from '#shared/keys.ts'
import { inOrder } from './ordered.ts'
import { getOne, listItems } from './read.ts'
import type { Store } from './store.ts'

/** In the clinic's order. */
export async function faqs(store: Store): Promise<Faq[]> {
  return inOrder(await listItems(store, partitions.faqs)).map((item) => Faq.parse(item))
}

/** In the clinic's order. */
export async function faqsOfPage(store: Store, servicePageId: string): Promise<Faq[]> {
  const items = await listItems(store, partitions.faqsOf(servicePageId), 'byAddress')
  return items.map((item) => Faq.parse(item))
}

export const findFaq = (store: Store, id: string): Promise<Faq | null> => getOne(store, Faq, keys.faq(id))
