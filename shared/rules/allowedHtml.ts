/** The HTML that stored texts may hold. Everything else is removed on the way in and on the way out, its words kept. */
export const allowedTags: readonly string[] = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
  ...['strong', 'em', 'b', 'i', 'sub', 'sup', 'abbr', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** Attributes by tag. No style, no class, no event: the site's own style sheets dress a text. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

/** The schemes that an address in a stored text may have; a path from the root has none. */
export const allowedSchemes: readonly string[] = ['https', 'mailto', 'tel', 'sms']

/** An address that a stored text may lead to, without the blanks and control characters that browsers overlook in one. */
export const allowedAddress = new RegExp(`^(?:(?:${allowedSchemes.join('|')}):|/(?![/\\\\])|#)`, 'i')
