import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../data/queries.ts'
import { ReviewsCarousel } from '../../../ui/ReviewsCarousel.tsx'
import { ArrangedSection } from './ArrangedSection.tsx'
import type { HomeSection } from './section.ts'

export const TestimonialsSection: HomeSection = ({ elements }) => {
  const { data } = useQuery(queries.reviews())
  if (!data?.length) return null
  return (
    <ArrangedSection elements={elements} arranges={[]}>
      <ReviewsCarousel reviews={data} />
    </ArrangedSection>
  )
}
