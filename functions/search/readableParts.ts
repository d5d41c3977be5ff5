import { Parser } from 'htmlparser2'
import * as z from 'zod/mini'

const Question = z.object({ id: z.string(), question: z.string(), answer: z.string(), topic: z.string() })
export type Question = z.infer<typeof Question>

export const ReadableParts = z.object({
  title: z.string(),
  description: z.string(),
  headings: z.string(),
  /** One paragraph per line. */
  text: z.string(),
  /** Ids of elements. An address can name such an id as its fragment. */
  ids: z.array(z.string()),
  questions: z.array(Question),
})
export type ReadableParts = z.infer<typeof ReadableParts>

/** Reads `<main>` of a page without navigation, forms, asides and sources, which are not about its subject. */
export function readableParts(html: string): ReadableParts {
  const page: ReadableParts = { title: '', description: '', headings: '', text: '', ids: [], questions: [] }
  let isMain = false
  let skipped = 0
  let heading = ''
  let isSummary = false
  let lastHeading = ''
  let question: Question | undefined
  const parser = new Parser({
    onopentag(name, { name: nameAttribute, content, id }) {
      if (name === 'meta' && nameAttribute === 'description') page.description = content ?? ''
      if (name === 'main') isMain = true
      if (!isMain) return
      if (id) page.ids.push(id)
      if (withoutSubject.has(name)) skipped += 1
      if (name === 'details' && nameAttribute === 'faq') {
        question = { id: '', question: '', answer: '', topic: lastHeading }
        page.questions.push(question)
      }
      if (question && id) question.id ||= id
      if (headings.has(name)) heading = name
      if (name === 'summary') isSummary = true
      if (name === 'h2') lastHeading = ''
    },
    ontext(text) {
      if (!isMain || skipped > 0) return
      if (question) {
        question[isSummary ? 'question' : 'answer'] += text
        return
      }
      if (heading === 'h1') page.title += text
      else if (heading) page.headings += ` ${text}`
      if (heading === 'h2') lastHeading += text
      page.text += ` ${text}`
    },
    onclosetag(name) {
      if (name === 'main') isMain = false
      if (!isMain) return
      if (withoutSubject.has(name)) skipped -= 1
      if (paragraphs.has(name)) page.text += '\n'
      if (name === heading) heading = ''
      if (name === 'summary') isSummary = false
      if (name === 'details') question = undefined
    },
  })
  parser.end(html.replace(otherParts, ''))
  return page
}

/** All but the head and `<main>`, which is most of a page and would make parsing slower, and numbers that all pages have. */
const otherParts =
  /<style>[\s\S]*?<\/style>|<p\b[^>]* data-nosnippet\b[\s\S]*?<\/p>|(?<=<\/head>)[\s\S]*?(?=<main\b)|(?<=<\/main>)[\s\S]*/g

const withoutSubject = new Set(['script', 'style', 'nav', 'form', 'aside', 'footer', 'svg'])
const headings = new Set(['h1', 'h2', 'h3', 'summary'])
const paragraphs = new Set(['h1', 'h2', 'h3', 'p', 'li', 'td', 'th', 'dt', 'dd'])
