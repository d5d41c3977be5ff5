import type { BlogPost } from '#shared/entities/blogPost.ts'
import type { PageImage } from '#shared/entities/staff.ts'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'

export interface SizedImage {
  src: string
  alt: string
  /** CSS pixels. */
  width: number
  height: number
  sources: readonly { src: string; width: number }[]
}

const cardSize = { width: 640, height: 360 } as const

/** `/art/<place>-<hour>.svg` exists for each pair. */
const places = [
  ...['valley', 'lake', 'cabin', 'river', 'overlook', 'forest', 'tree'],
  ...['island', 'bridge', 'dock', 'farm', 'waterfall', 'hill'],
]
const hours = ['dawn', 'morning', 'afternoon', 'dusk']
/** `/art/<scene>.svg` exists for each: rooms, doors, and people in them. */
const scenes = [
  ...['two-chairs', 'circle', 'porch', 'walk', 'kitchen-night'],
  ...['front-door', 'nurse', 'waiting-room', 'answering', 'car-park'],
]

const ofSize =
  (width: number, height: number) =>
  (src: string, alt = ''): SizedImage => ({ src, alt, width, height, sources: [] })

export const illustration = ofSize(960, 640)
export const heroImage = ofSize(1600, 640)

/** Undefined if the page has no image. */
export const mainImage = (page: Pick<TreatmentPage, 'title'> & Partial<PageImage>): SizedImage | undefined =>
  page.image1
    ? { ...illustration(page.image1, page.image1Alt || page.title), sources: page.image1Sources ?? [] }
    : undefined

export const imageOf = ({ image1, image1Alt, image1Sources }: PageImage): PageImage => ({
  image1,
  ...(image1Alt ? { image1Alt } : {}),
  ...(image1Sources ? { image1Sources } : {}),
})

/** The cover of a post, or else a decorative illustration, which the slug determines. */
export const postImage = (post: Pick<BlogPost, 'slug' | 'title'> & Partial<PageImage>): SizedImage => ({
  ...(mainImage(post) ?? illustration(artOf(post.slug))),
  ...cardSize,
})

function artOf(slug: string): string {
  const rest = hashOf(slug) % spread
  const number = rest >> 1
  return rest % 2 === 0
    ? `/art/${scenes[number % scenes.length]}.svg`
    : `/art/${places[number % places.length]}-${hours[number % hours.length]}.svg`
}
/** With this divisor, the first posts, which are side by side, get illustrations of different places. */
const spread = 102_121

/** FNV-1a, which is small, evenly distributed, and the same in Node and in browsers. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash
}
