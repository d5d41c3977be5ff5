import type { MediaImage } from '../entities/media.ts'

/** A document shows the image without a text of its own. The title of the page stands in for it. */
export const lacksText = ({ uses }: MediaImage): boolean => uses.some(({ alt }) => alt === undefined)
