import { TreatmentPage } from '../entities/treatmentPage.ts'
import { makeKind } from './kind.ts'

export const treatmentWords = {
  html: { text1: 1, text2: 2, text3: 2, text4: 2 },
  lines: ['title', 'description', 'heading1', 'heading2', 'heading3', 'image1Alt'],
  hasClinicalReview: true,
} as const

export const treatment = makeKind(TreatmentPage, {
  ...treatmentWords,
  partition: 'TREATMENTS',
  sort: 'title',
  address: ({ slug }) => (slug ? `/${slug}` : undefined),
  hasChosenAddress: true,
  hasPagesBelow: true,
  place: ['category', 'parentId', 'slug'],
})
