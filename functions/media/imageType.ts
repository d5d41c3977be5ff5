import { type ImageType, imageTypes } from '#shared/images/imageTypes.ts'

/** Decides by the first bytes, since a server may give any name and type. */
export const imageTypeOf = (bytes: Buffer): ImageType | undefined =>
  imageTypes.find((type) => signatures[type].test(bytes.toString('hex', 0, 12)))

/** In hexadecimal. WebP is RIFF, a length and WEBP; AVIF begins with a length and ftypavif. */
const signatures: Record<ImageType, RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
  'image/avif': /^.{8}6674797061766966/,
}
