import * as z from 'zod/mini'
import { mainImage } from './mainImage.ts'
import { id, line } from './text.ts'

/** A person who treats or receives patients. `isSample`: the person is made up, and pages say so next to the name. */
export const TeamMember = z.object({
  id,
  name: line,
  role: line,
  /** The license as the licensing board lists it. Receptionists have none. */
  license: z.optional(line),
  /** The photograph. Initials are shown by default. */
  ...mainImage,
  image1: z.optional(mainImage.image1),
  isSample: z.optional(z.boolean()),
})
export type TeamMember = z.infer<typeof TeamMember>
