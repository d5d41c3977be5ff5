import type { TreatmentPage } from '../entities/treatmentPage.ts'

// Stand-in: the lead writes this file.
const landing = (slug: 'what-we-treat' | 'how-we-help', title: string): TreatmentPage => ({
  id: slug,
  slug,
  title,
  description: title,
  category: slug,
  parentId: null,
  image1: `/art/${slug}/1.svg`,
  version: 1,
  updatedAt: '2026-10-01T12:00:00.000Z',
})

export const landings: readonly TreatmentPage[] = [
  landing('what-we-treat', 'What We Treat'),
  landing('how-we-help', 'How We Help'),
]
