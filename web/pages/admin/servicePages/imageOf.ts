import type { PageImage } from '#shared/entities/staff.ts'

/** The image alone of a page or of a change, without the fields that an update refuses. */
export const imageOf = ({ image1, image1Alt, image1Sources }: PageImage): PageImage => ({
  image1,
  ...(image1Alt ? { image1Alt } : {}),
  ...(image1Sources ? { image1Sources } : {}),
})
