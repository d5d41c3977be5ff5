import { decodeEntities } from '../html/excerpt.ts'
import { plainText } from './plainText.ts'

export interface TextRange {
  start: number
  end: number
}

/** What the checks read of a stored text. Ranges are positions in `text`, which has a line for each block. */
export interface CheckedHtml {
  text: string
  links: (TextRange & { href: string })[]
  headings: (TextRange & { level: number })[]
  images: (TextRange & { src: string; alt: string | undefined })[]
}

export function parseHtml(html: string): CheckedHtml {
  const shown = plainText()
  const links: CheckedHtml['links'] = []
  const headings: CheckedHtml['headings'] = []
  const images: CheckedHtml['images'] = []
  const open: { link?: { href: string; start: number }; heading?: number } = {}
  for (const { name, closes, attributes, text } of tokensOf(html)) {
    if (text !== undefined) shown.add(decodeEntities(text))
    if (name === '' || inlineTags.has(name)) {
      if (name === 'a' && !closes) {
        open.link = { href: attributes.href ?? '', start: shown.text.length }
      } else if (name === 'a' && open.link) {
        links.push({ href: open.link.href, ...shownRange(shown.text, open.link.start) })
        open.link = undefined
      } else if (name === 'img') {
        const end = shown.text.length
        images.push({ src: attributes.src ?? '', alt: attributes.alt, start: end, end })
      }
      continue
    }
    const level = Number(/^h([1-6])$/.exec(name)?.[1])
    if (closes && level && open.heading !== undefined)
      headings.push({ level, ...shownRange(shown.text, open.heading) })
    shown.endBlock()
    if (level) open.heading = closes ? undefined : shown.text.length
  }
  return { text: shown.text, links, headings, images }
}

/** Any other tag ends a block of text. */
export const inlineTags: ReadonlySet<string> = new Set('a abbr b em i img strong sub sup'.split(' '))

interface Token {
  /** Empty for text. */
  name: string
  closes: boolean
  attributes: Record<string, string | undefined>
  text?: string
}

function* tokensOf(html: string): Generator<Token> {
  const pattern = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi
  for (const [whole, slash, tag, attributes = ''] of html.matchAll(pattern)) {
    if (tag) yield { name: tag.toLowerCase(), closes: slash === '/', attributes: attributesOf(attributes) }
    else if (!whole.startsWith('<!--')) yield { name: '', closes: false, attributes: {}, text: whole }
  }
}

function attributesOf(source: string): Token['attributes'] {
  if (source === '') return {}
  const pairs = source.matchAll(/([a-z][a-z-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi)
  return Object.fromEntries(
    [...pairs].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  )
}

/** Without the gap before the first word. */
function shownRange(text: string, from: number): TextRange {
  const gap = /^\s*/.exec(text.slice(from))?.[0].length ?? 0
  return { start: from + gap, end: text.length }
}
