import type { Faq } from '#shared/entities/faq.ts'
import { anchorId } from '#shared/html/anchor.ts'

export interface FaqTopic {
  name: string
  anchor: string
  faqs: Faq[]
  /** The id of the treatment page that all its questions belong to. */
  pageId: string | undefined
}

/** Groups questions by category in the clinic's order, general topics first. */
export function faqTopics(faqs: readonly Faq[]): FaqTopic[] {
  const topics = new Map<string, FaqTopic>()
  for (const faq of faqs) {
    const name = faq.categoryName || 'Other questions'
    const topic = topics.get(name) ?? {
      name,
      anchor: `topic-${anchorId(name)}`,
      faqs: [],
      pageId: faq.servicePageId,
    }
    topic.faqs.push(faq)
    if (faq.servicePageId !== topic.pageId) topic.pageId = undefined
    topics.set(name, topic)
  }
  const all = [...topics.values()]
  return [...all.filter(({ pageId }) => !pageId), ...all.filter(({ pageId }) => pageId)]
}
