import { Faq } from '#shared/entities/faq.ts'
import { keys, partitions } from '#shared/keys.ts'
import { inOrder } from './ordered.ts'
import { getOne, listItems } from './read.ts'

/** All FAQs, in the clinic's order. */
export async function faqs(): Promise<Faq[]> {
  return inOrder(await listItems(partitions.faqs)).map((item) => Faq.parse(item))
}

/** The FAQs of one service page, in the clinic's order. */
export async function faqsOfPage(servicePageId: string): Promise<Faq[]> {
  const items = await listItems(partitions.faqsOf(servicePageId), 'byAddress')
  return items.map((item) => Faq.parse(item))
}

/** One FAQ. */
export const findFaq = (id: string): Promise<Faq | null> => getOne(Faq, keys.faq(id))
