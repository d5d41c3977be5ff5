import { useQuery } from '@tanstack/react-query'
import { textNamed } from '#shared/rules/pageContent.ts'
import { queries } from '../../data/queries.ts'
import { ReviewsCarousel } from '../../ui/ReviewsCarousel.tsx'
import { Section } from '../../ui/Section.tsx'
import type { HomeSection } from './section.ts'

export const TestimonialsSection: HomeSection = ({ elements }) => {
  const { data } = useQuery(queries.reviews())
  if (!data?.length) return null
  return (
    <Section title={textNamed(elements, 'section title')} intro={textNamed(elements, 'subtitle')}>
      <ReviewsCarousel reviews={data} />
    </Section>
  )
}
