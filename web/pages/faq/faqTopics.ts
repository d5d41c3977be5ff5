import type { Faq } from '#shared/entities/faq.ts'
import { anchorId } from '#shared/rules/anchor.ts'

export interface FaqTopic {
  name: string
  anchor: string
  faqs: Faq[]
  /** All its questions belong to treatment pages. */
  ofOnePage: boolean
}

/** Groups questions by category in the clinic's order, general topics first. */
export function faqTopics(faqs: readonly Faq[]): FaqTopic[] {
  const topics = new Map<string, FaqTopic>()
  for (const faq of faqs) {
    const name = faq.categoryName || 'Other questions'
    const topic = topics.get(name) ?? { name, anchor: `topic-${anchorId(name)}`, faqs: [], ofOnePage: true }
    topic.faqs.push(faq)
    if (!faq.servicePageId) topic.ofOnePage = false
    topics.set(name, topic)
  }
  const all = [...topics.values()]
  return [...all.filter(({ ofOnePage }) => !ofOnePage), ...all.filter(({ ofOnePage }) => ofOnePage)]
}
