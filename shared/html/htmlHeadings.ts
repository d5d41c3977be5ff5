import { type Anchor, anchorsOf } from './anchor.ts'
import { plainTextOf } from './excerpt.ts'

/** Stored headings have no attributes but those of a language. */
const heading = /<h2( [^<>]*)?>((?:(?!<h2[ >]).)*?)<\/h2>/gs

/** Headings without visible text are left out. */
export const headingsOf = (html: string): Anchor[] => anchorsIn(html).filter(({ text }) => text !== '')

export function withHeadingIds(html: string): string {
  const anchors = anchorsIn(html).values()
  return html.replace(
    heading,
    (_, attributes: string = '', text: string) =>
      `<h2 id="${anchors.next().value?.id}"${attributes}>${text}</h2>`,
  )
}

const anchorsIn = (html: string): Anchor[] =>
  anchorsOf(Array.from(html.matchAll(heading), ([, , text = '']) => plainTextOf(text)))
