import type { MediaImage } from '#shared/entities/media.ts'
import type { PageImage } from '#shared/entities/staff.ts'
import { foldedText } from '#shared/search/foldedText.ts'

export const altOf = ({ uses }: MediaImage): string | undefined => uses.find(({ alt }) => alt)?.alt

/** Proposes the image's description in other documents. A description written before any image was chosen wins. */
export const altBeside = (
  { image1Alt = '' }: Pick<PageImage, 'image1Alt'>,
  before: { src?: string | undefined; alt: string },
): string => (before.src ? image1Alt : before.alt.trim() || image1Alt)

export const wordsOf = ({ id, files, uses }: MediaImage): string =>
  foldedText([id, ...files.map(({ by }) => by), ...uses.flatMap(({ title, alt }) => [title, alt])].join(' '))
