import { pages } from '#shared/pages.ts'

/** (Specification, Blog teaser strip: "every public page except paths that start with `/blog` and `/contact-us`".) */
export const hasTeaser = (path: string): boolean =>
  !path.startsWith(pages.blog.path) && !path.startsWith(pages.contact.path)
