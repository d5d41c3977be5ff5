import * as z from 'zod/mini'
import { imageTypes } from '../images/imageTypes.ts'
import { normalizedText } from '../text/normalizedText.ts'
import { Confirmed } from './documents.ts'
import { ImageSource, type mainImage } from './mainImage.ts'
import { imageAddress, password, timestamp, username } from './text.ts'
import type { ServicePage } from './treatmentPage.ts'

export const Credentials = z.strictObject({
  username,
  password,
  recoveryCode: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})
export type Credentials = z.infer<typeof Credentials>

/** `isRecent`: the login is so recent that the member can change credentials without another login. */
export const StaffSession = z.object({ username: z.string(), expiresAt: timestamp, isRecent: z.boolean() })
export type StaffSession = z.infer<typeof StaffSession>

/** A `version` other than the page's causes a 409. The body in the specification has only `image1`. */
export const ImageChange = z.strictObject({
  image1: imageAddress,
  image1Alt: z.optional(z.string().check(z.overwrite(normalizedText), z.maxLength(300))),
  image1Sources: z.optional(z.array(z.strictObject(ImageSource.shape)).check(z.maxLength(6))),
  version: z.optional(z.number().check(z.int(), z.minimum(1))),
  confirmed: Confirmed,
})

export type PageImage = Pick<ServicePage, keyof typeof mainImage>

export const StoredImage = z.object({
  src: imageAddress,
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
})
export type StoredImage = z.infer<typeof StoredImage>

export const ImageFetch = z.strictObject({
  address: z.string().check(z.minLength(1), z.maxLength(2_000)),
})

/** An image of another website, which the browser resizes and uploads. */
export const FetchedImage = z.object({ type: z.enum(imageTypes), base64: z.string() })
