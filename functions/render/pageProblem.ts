import { contactFormResults } from '#shared/callRequests.ts'
import { emergency, lifeline } from '#shared/fixedFacts.ts'
import { singlePages } from '#shared/pages.ts'
import { formFramePath, objectKeyOf } from '#shared/rendering.ts'

/** The reason that a page's HTML must not replace the published one, as a sentence. */
export function pageProblem(key: string, html: string): string | undefined {
  if (withoutContent.has(key)) return undefined
  const line = crisisLines.find(({ dial }) => !html.includes(`href="tel:${dial}"`))
  if (line) return `It has no link that calls ${line.name}.`
  const head = html.slice(0, html.indexOf('</head>'))
  const required = headRequired.has(key) ? Object.entries(headParts) : []
  const missing = required.find(([, pattern]) => !pattern.test(head))
  if (missing) return `It has no ${missing[0]}.`
  return notices.has(key) || headParts['canonical address'].test(head) ? undefined : 'Its content is missing.'
}

const withoutContent = new Set(['app.html', objectKeyOf(formFramePath)])
/** The pages that search engines do not index have no canonical address. */
const notices = new Set(['404.html', ...Object.values(contactFormResults).map(objectKeyOf)])
/** Only the national lines, because staff may change the others. */
const crisisLines = [lifeline, emergency]

const headRequired = new Set(singlePages().map(({ path }) => objectKeyOf(path)))

/** If its content is missing, a page shows a notice whose head lacks these parts. */
const headParts = {
  title: /<title\b[^>]*>[^<]/,
  description: /<meta\b[^>]*name="description" content="[^"]/,
  'canonical address': /<link\b[^>]*rel="canonical" href="[^"]/,
}
