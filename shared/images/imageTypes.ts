/** What browsers can turn into WebP. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type ImageType = (typeof imageTypes)[number]
