import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { id, imageAddress, timestamp } from './text.ts'
import { ImageSource } from './treatmentPage.ts'

/** What the login form sends. Lengths are bounded so that hashing a password stays cheap to refuse. */
export const Credentials = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(limits.password.maxLength)),
})
export type Credentials = z.infer<typeof Credentials>

/** Who is logged in, and until when at the latest. */
export const StaffSession = z.object({ username: z.string(), expiresAt: timestamp })
export type StaffSession = z.infer<typeof StaffSession>

/**
 * A change of a page's main picture. `image1` alone behaves as ever; with `version`, the change is
 * refused (409) when somebody else has changed the page since that version.
 */
export const ImageChange = z.strictObject({
  image1: imageAddress,
  image1Alt: z.optional(z.string().check(z.maxLength(300))),
  image1Sources: z.optional(z.array(z.strictObject(ImageSource.shape)).check(z.maxLength(6))),
  version: z.optional(z.number().check(z.int(), z.minimum(1))),
})
export type ImageChange = z.infer<typeof ImageChange>

/** A page's main picture at some moment: its address, what it shows, its further widths. */
export const PageImage = z.object({
  image1: imageAddress,
  image1Alt: z.optional(z.string()),
  image1Sources: z.optional(z.array(ImageSource)),
})
export type PageImage = z.infer<typeof PageImage>

/** One change of a page's picture: who, when, from what, to what. `version` is the version it made. */
export const ImageChangeRecord = z.object({
  version: z.number(),
  by: z.string(),
  at: timestamp,
  before: PageImage,
  after: PageImage,
})
export type ImageChangeRecord = z.infer<typeof ImageChangeRecord>

/** An uploaded picture as stored: its permanent address and its size in pixels and bytes. */
export const StoredImage = z.object({
  src: imageAddress,
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
})
export type StoredImage = z.infer<typeof StoredImage>

/** What staff see of a page's past: newest change first. */
export const ImageHistory = z.object({ id, version: z.number(), changes: z.array(ImageChangeRecord) })
export type ImageHistory = z.infer<typeof ImageHistory>
