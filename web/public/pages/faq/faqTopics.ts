import type { Faq } from '#shared/entities/faq.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { anchorId } from '#shared/html/anchor.ts'

interface FaqTopic {
  name: string
  anchor: string
  faqs: Faq[]
}

/**
 * The questions by category, in the clinic's order. Those of a treatment page stand on that page only: `pages` are the
 * treatment pages that have some.
 */
export function faqTopics(
  faqs: readonly Faq[],
  pages: readonly ServicePage[] | null | undefined,
): { topics: FaqTopic[]; pages: ServicePage[] } {
  const topics = new Map<string, FaqTopic>()
  const withQuestions = new Set<ServicePage>()
  for (const faq of faqs) {
    const page = pages?.find(({ id }) => id === faq.servicePageId)
    if (page) {
      withQuestions.add(page)
      continue
    }
    const name = faq.categoryName || 'Other questions'
    const topic = topics.get(name) ?? { name, anchor: `topic-${anchorId(name)}`, faqs: [] }
    topic.faqs.push(faq)
    topics.set(name, topic)
  }
  return { topics: [...topics.values()], pages: [...withQuestions] }
}
