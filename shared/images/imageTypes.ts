/** The image types that browsers can decode and convert for an upload. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type ImageType = (typeof imageTypes)[number]

/** The file extensions of uploads. Safari uploads JPEG, because it cannot encode WebP. */
export const uploadEndings = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const
export type UploadType = keyof typeof uploadEndings

export const uploadAddress = /\/media\/[0-9a-f]{32}\.(?:webp|jpg)/
