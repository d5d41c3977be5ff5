import { marked } from 'marked'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { normalizedText } from '#shared/text/normalizedText.ts'

/** Pasted plain text as HTML. `isFormatted`: its Markdown became formatting, or its lines were joined. */
export function htmlOfText(pasted: string): { html: string; isFormatted: boolean } {
  // A soft hyphen at the end of a line divides a word.
  const text = normalizedText(pasted.replace(/\r\n?/g, '\n').replace(/\u00ad(?=[\t ]*\n)/g, '-')).replace(
    /[\t ]+$/gm,
    '',
  )
  const joined = withoutWraps(text)
  const listed = joined.replace(/^([\t ]*)(?:[•◦▪●○‣·\uf0b7\uf0a7][\t ]*|[o§]\t)/gm, '$1- ')
  if (isMarkdown(listed))
    return { html: String(marked.parse(escaped(listed), { async: false, breaks: true })), isFormatted: true }
  return { html: htmlOfLines(joined), isFormatted: joined !== text }
}

/** Each line as it is. Blank lines end paragraphs. Without any, each line is a paragraph. */
export function htmlOfLines(pasted: string): string {
  const text = normalizedText(pasted).replace(/\r\n?/g, '\n').trim()
  const paragraphs = text.split(/\n\s*\n/.test(text) ? /\n\s*\n/ : '\n')
  return paragraphs
    .map((paragraph) => `<p>${paragraph.split('\n').map(escapeHtml).join('<br>')}</p>`)
    .join('')
}

/** HTML that was typed as text stays text, and so do footnotes and names in brackets, which Markdown would take away. */
const escaped = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/<(?!https?:\/\/[^\s<>]+>)/g, '&lt;')
    .replace(/\[\^|^ {0,3}\[(?=[^\]\n]+\]:(?!\s*<?(?:https?:|mailto:|tel:|\/)))/gm, '\\$&')

const markdownSigns = [
  /^#{1,6} +\S/m,
  /\*\*\S(?:[^*\n]*\S)?\*\*|(?<!\w)__\S(?:[^_\n]*\S)?__(?!\w)/,
  /\[[^[\]\n]+\]\((?:https?:|mailto:|tel:|\/)[^\s)]+\)/,
  /^ *(?:[-*+] +\S.*\n(?:\n|[\t ]+\S.*\n)*){2}|^ *[-*+] +\S.*\n(?:\n|[\t ]+\S.*\n)* *[-*+] +\S/m,
  /^ *1[.)] +\S.*\n(?:\n|[\t ]+\S.*\n)* *2[.)] +\S/m,
  /^\|.*\|\n\|[ :|-]+\|$/m,
]
const isMarkdown = (text: string): boolean => markdownSigns.some((sign) => sign.test(text))

/** Lines with fewer characters are addresses, times or verses. */
const narrowest = 40
/** Longer lines are paragraphs. */
const widest = 140

/** Joins lines that a PDF or an email has broken at its margin, and words that it has hyphenated there. */
export function withoutWraps(text: string): string {
  const lines = text.split('\n').filter((line) => !pageNumber.test(line))
  const margin = lines.reduce((longest, { length }) => Math.max(longest, length), 0)
  const isWrapped = (line: string, next = '') => {
    if (line === '' || next === '' || beginsItem.test(next)) return false
    const [word = ''] = /\S+/.exec(next) ?? []
    return isCut(line, next) || line.length + 1 + word.length > margin * 0.85
  }
  const wrapped = lines.flatMap((line, index) =>
    isWrapped(line, lines[index + 1]) ? [lines[index + 1]] : [],
  )
  // A line that goes on with a small letter has been broken by a program. In a list, lines of one length have capitals.
  const continued = wrapped.filter((next = '') => /^\s*\p{Ll}/u.test(next))
  if (margin < narrowest || margin > widest || continued.length <= wrapped.length * 0.4) return text
  const paragraphs: string[] = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    const last = paragraphs.length - 1
    if (isOpen && !beginsItem.test(line))
      paragraphs[last] = joinedLines(paragraphs[last] ?? '', line.trimStart())
    else if (line !== '') paragraphs.push(line)
    isOpen = isWrapped(line, lines[index + 1])
  }
  return paragraphs.join('\n\n')
}

const pageNumber = /^\s*page \d+ of \d+\s*$/i

const beginsItem = /^\s*(?:[-*+•◦▪●○‣]|\d{1,2}[.)]|[a-z][.)]) +\S/

/** Words that keep their hyphen: "evidence-based". */
const hyphenated =
  /\b(?:self|co|non|pre|post|anti|mid|well|long|short|low|high|evidence|trauma|part|full|drug|alcohol|first|follow|one|two|in|on|peer|family|person|strength|skills?)-$/i

const isCut = (before: string, next: string) => /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(next)

function joinedLines(before: string, next: string): string {
  if (!isCut(before, next)) return `${before} ${next}`
  return (hyphenated.test(before) ? before : before.slice(0, -1)) + next
}
