/** The tags of stored HTML. Sanitizers remove other tags and keep their text, except that of `tagsWithoutText`. */
export const allowedTags: readonly string[] = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
  ...['strong', 'em', 'b', 'i', 'sub', 'sup', 'span', 'abbr', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** Tags whose text nobody reads, or that browsers may parse differently a second time. */
export const tagsWithoutText: readonly string[] = [
  ...[
    'script',
    'style',
    'template',
    'title',
    'svg',
    'math',
    'iframe',
    'object',
    'audio',
    'video',
    'textarea',
  ],
  ...['select', 'option', 'noscript', 'noembed', 'noframes', 'xmp', 'plaintext'],
]

/** More levels than any text needs. Parsers take long for thousands of them. */
export const maxHtmlDepth = 60

/** Tags that can have a language and a direction of their own. A `span` has nothing else. */
const ofLanguage =
  'span p h2 h3 h4 ul ol li dl dt dd blockquote figcaption table caption th td a strong em b i abbr'.split(
    ' ',
  )

const ownAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
  ol: ['start', 'type'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

export const allowedAttributes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  allowedTags.map((tag) => [
    tag,
    [...(ownAttributes[tag] ?? []), ...(ofLanguage.includes(tag) ? ['lang', 'dir'] : [])],
  ]),
)

export const allowedSchemes: readonly string[] = ['https', 'mailto', 'tel', 'sms']

/** Only paths on this site, because another host would learn who reads which page (decision 23). */
export const imagePath = /^\/(?!\/)[^\s"'<>\\]*$/

/** Matches an allowed address after the removal of spaces and control characters, which browsers ignore. */
export const allowedAddress = new RegExp(`^(?:(?:${allowedSchemes.join('|')}):|/(?![/\\\\])|#)`, 'i')
