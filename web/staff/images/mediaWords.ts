import type { MediaImage } from '#shared/entities/media.ts'

/** What the image shows, as a document that has it says. */
export const altOf = ({ uses }: MediaImage): string | undefined => uses.find(({ alt }) => alt)?.alt

/** What the search for an image looks through, in lower case. */
export const wordsOf = ({ id, files, uses }: MediaImage): string =>
  [id, ...files.map(({ by }) => by), ...uses.flatMap(({ title, alt }) => [title, alt])]
    .join(' ')
    .toLowerCase()
