import type { MediaImage } from '../entities/media.ts'

/** True if a document shows the image without its own alternative text. The page's title then replaces the text. */
export const lacksText = ({ uses }: MediaImage): boolean => uses.some(({ alt }) => alt === undefined)
