import { Parser } from 'htmlparser2'
import { isEnglish } from '../html/language.ts'
import { raisedText } from '../html/raisedText.ts'
import { plainText } from './plainText.ts'

export interface TextRange {
  start: number
  end: number
}

/** The parts of stored HTML that rules check. Ranges are positions in `text`, which has a line for each block. */
export interface CheckedHtml {
  text: string
  links: (TextRange & { href: string })[]
  headings: (TextRange & { level: number })[]
  images: (TextRange & { src: string; alt: string | undefined })[]
  /** Passages in another language than English. */
  foreign: TextRange[]
}

export function parseHtml(html: string): CheckedHtml {
  const shown = plainText()
  const links: CheckedHtml['links'] = []
  const headings: CheckedHtml['headings'] = []
  const images: CheckedHtml['images'] = []
  let link: { href: string; start: number } | undefined
  let headingStart = 0
  let raised: string | undefined
  const foreign: TextRange[] = []
  /** The language of each open element. */
  const languages = ['en']
  const parser = new Parser({
    onopentag(name, { href = '', src = '', alt, lang }) {
      languages.push(lang ?? languages.at(-1) ?? '')
      if (!inlineTags.has(name)) shown.endBlock()
      const start = shown.text.length
      if (name === 'sup' || name === 'sub') raised = name
      if (name === 'a') link = { href, start }
      if (name === 'img') images.push({ src, alt, start, end: start })
      if (levelOf(name)) headingStart = start
    },
    ontext(text) {
      const start = shown.text.length
      shown.add(raisedText(text, raised))
      if (!isEnglish(languages.at(-1) ?? '')) foreign.push({ start, end: shown.text.length })
    },
    onclosetag(name) {
      languages.pop()
      if (name === raised) raised = undefined
      if (name === 'a' && link) {
        links.push({ href: link.href, ...shownRange(shown.text, link.start) })
        link = undefined
      }
      const level = levelOf(name)
      if (level) headings.push({ level, ...shownRange(shown.text, headingStart) })
      if (!inlineTags.has(name)) shown.endBlock()
    },
  })
  parser.end(html)
  return { text: shown.text, links, headings, images, foreign }
}

/** All other tags end a block of text. */
export const inlineTags: ReadonlySet<string> = new Set(
  'a abbr b bdi em i img span strong sub sup wbr'.split(' '),
)

const levelOf = (name: string) => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0)

/** The range excludes the gap before the first word. */
function shownRange(text: string, from: number): TextRange {
  const gap = /^\s*/.exec(text.slice(from))?.[0].length ?? 0
  return { start: from + gap, end: text.length }
}
