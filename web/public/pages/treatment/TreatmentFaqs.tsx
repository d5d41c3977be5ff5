import { useQuery } from '@tanstack/react-query'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { limits } from '#shared/limits.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { Accordion } from '../../../ui/Accordion.tsx'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import { faqAnchor } from './faqAnchor.ts'

export function TreatmentFaqs({ page }: { page: TreatmentPage }) {
  const { data, error, isPending, refetch } = useQuery(queries.faqsOf(page.id))
  if (error)
    return (
      <Section>
        <PartFailure error={error} onRetry={refetch} />
      </Section>
    )
  if (!isPending && !data?.faqs.length) return null
  return (
    <Section id={faqAnchor.id} title={faqAnchor.text} tone="deep">
      {data ? <Accordion faqs={data.faqs} /> : <Skeletons count={limits.skeletons.few} shape="rows" />}
      <p>
        <a href={pages.faq.path}>All questions by topic</a>
      </p>
    </Section>
  )
}
