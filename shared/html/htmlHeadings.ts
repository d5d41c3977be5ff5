import { type Anchor, anchorOf } from './anchor.ts'

/** Stored HTML has no attributes on headings. */
const heading = /<h2>(.*?)<\/h2>/gs

export const headingsOf = (html: string): Anchor[] =>
  [...html.matchAll(heading)].map(([, text = '']) => anchorOf(plain(text)))

export const withHeadingIds = (html: string) =>
  html.replace(heading, (_, text: string) => `<h2 id="${anchorOf(plain(text)).id}">${text}</h2>`)

const plain = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
