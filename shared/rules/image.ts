import type { PageImage } from '../entities/staff.ts'
import type { TreatmentPage } from '../entities/treatmentPage.ts'

/** A picture ready to draw: size in CSS pixels, alternative text, and its further widths. */
export interface SizedImage {
  src: string
  alt: string
  width: number
  height: number
  sources: readonly { src: string; width: number }[]
}

/** The size of every illustration under `/art/` but heroes. */
export const illustrationSize = { width: 960, height: 640 } as const
/** The size of a page's wide illustration. */
export const heroSize = { width: 1600, height: 640 } as const
/** The size of a post card's illustration. */
export const cardSize = { width: 640, height: 360 } as const
/** How many illustrations the posts share: enough that two on one page are seldom the same. */
export const postIllustrations = 60

/** The main picture of a treatment page; its alternative text falls back to the title. */
export const mainImage = (
  page: Pick<TreatmentPage, 'title' | 'image1' | 'image1Alt' | 'image1Sources'>,
): SizedImage => ({
  src: page.image1,
  alt: page.image1Alt || page.title,
  ...illustrationSize,
  sources: page.image1Sources ?? [],
})

/** The main image alone of a page or of a change. */
export const imageOf = ({ image1, image1Alt, image1Sources }: PageImage): PageImage => ({
  image1,
  ...(image1Alt ? { image1Alt } : {}),
  ...(image1Sources ? { image1Sources } : {}),
})

/** The illustration of a post, chosen by its slug, the same every time. Decorative: the title beside it says more. */
export const postImage = (slug: string): SizedImage => ({
  src: `/art/blog/${hashOf(slug) % postIllustrations}.svg`,
  alt: '',
  ...cardSize,
  sources: [],
})

/** A small even hash of a text (FNV-1a), the same in every place it runs. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash
}
