import type { PageImage } from '#shared/entities/staff.ts'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'

export interface SizedImage {
  src: string
  alt: string
  /** CSS pixels. */
  width: number
  height: number
  /** Other widths of the image. */
  sources: readonly { src: string; width: number }[]
}

export const illustrationSize = { width: 960, height: 640 } as const
export const heroSize = { width: 1600, height: 640 } as const
export const cardSize = { width: 640, height: 360 } as const
/** A number for which no two of the first posts share one. */
export const postIllustrations = 149

export const illustration = (src: string, alt = ''): SizedImage => ({
  src,
  alt,
  ...illustrationSize,
  sources: [],
})

export const heroImage = (src: string, alt = ''): SizedImage => ({ src, alt, ...heroSize, sources: [] })

/** None for a page that has lost its image. */
export const mainImage = (
  page: Pick<TreatmentPage, 'title' | 'image1' | 'image1Alt' | 'image1Sources'>,
): SizedImage | undefined =>
  page.image1
    ? {
        src: page.image1,
        alt: page.image1Alt || page.title,
        ...illustrationSize,
        sources: page.image1Sources ?? [],
      }
    : undefined

/** Only the image fields of a page or of a change. */
export const imageOf = ({ image1, image1Alt, image1Sources }: PageImage): PageImage => ({
  image1,
  ...(image1Alt ? { image1Alt } : {}),
  ...(image1Sources ? { image1Sources } : {}),
})

/** Chosen by the slug. Decorative, so without alternative text. */
export const postImage = (slug: string): SizedImage => ({
  src: `/art/blog/${hashOf(slug) % postIllustrations}.svg`,
  alt: '',
  ...cardSize,
  sources: [],
})

/** FNV-1a: small, even and the same in Node and in browsers. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash
}
