/** The HTML that stored texts may hold. Everything else is removed on the way in and on the way out. */
export const allowedTags = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'strong',
  'em',
  'b',
  'i',
  'sub',
  'sup',
  'abbr',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

export const allowedAttributes = [
  'href',
  'title',
  'src',
  'alt',
  'width',
  'height',
  'scope',
  'colspan',
  'rowspan',
] as const

/** The schemes a link in a stored text may have; a path from the root has none. */
export const allowedSchemes = ['https', 'http', 'mailto', 'tel', 'sms'] as const
