import { languageOf, pages } from '#shared/pages.ts'

/** Pages that the specification does not name. In an emergency three articles are in the way of the crisis lines. */
const urgent = [pages.urgentHelp, pages.afterAnOverdose, pages.stoppingSafely, pages.alcoholWithPills]

/** (Specification, Blog teaser strip: "every public page except paths that start with `/blog` and `/contact-us`".) */
export const hasTeaser = (path: string): boolean =>
  !path.startsWith(pages.blog.path) &&
  !path.startsWith(pages.contact.path) &&
  !urgent.some((page) => page.path === path) &&
  languageOf(path) === 'en'
