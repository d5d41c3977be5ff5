import { useQuery } from '@tanstack/react-query'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { Accordion } from '../../../ui/Accordion.tsx'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { Section } from '../../../ui/Section.tsx'
import { faqAnchor } from './faqAnchor.ts'

export function TreatmentFaqs({ page }: { page: TreatmentPage }) {
  const { data, error, refetch } = useQuery(queries.faqsOf(page.id))
  if (error)
    return (
      <Section>
        <PartFailure error={error} onRetry={refetch} />
      </Section>
    )
  if (!data?.faqs.length) return null
  return (
    <Section id={faqAnchor.id} title={faqAnchor.text} tone="deep">
      <Accordion faqs={data.faqs} />
      <p>
        <a href={pages.faq.path}>All questions by topic</a>
      </p>
    </Section>
  )
}
