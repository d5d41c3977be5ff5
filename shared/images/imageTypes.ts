/** Images that browsers can decode and turn into an upload. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type ImageType = (typeof imageTypes)[number]

/** The endings of uploads' addresses. No Safari writes WebP, so it sends JPEG. */
export const uploadEndings = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const
export type UploadType = keyof typeof uploadEndings

export const uploadAddress = /\/media\/[0-9a-f]{32}\.(?:webp|jpg)/
