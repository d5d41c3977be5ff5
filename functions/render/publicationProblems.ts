import { singlePages } from '#shared/pages.ts'
import { formFramePath, objectKeyOf } from '#shared/rendering.ts'
import { emergency, lifeline } from '#shared/site.ts'
import { objectsIn } from './archive.ts'
import type { PublishedObjects } from './publishedObjects.ts'

export interface PublicationCheck {
  archive: Uint8Array
  /** The keys of published objects that stay though the archive does not have them. */
  unchanged?: ReadonlySet<string> | undefined
  published: PublishedObjects
  /** The number of pages that an operator has agreed to remove. */
  allowRemoved?: number | undefined
}

export interface PublicationProblem {
  /** Of the object that has it. */
  key?: string
  /** As in `has no title.`; without a key, a whole sentence. */
  problem: string
}

export const sentenceOf = ({ key, problem }: PublicationProblem): string =>
  key === undefined ? problem : `${key} ${problem}`

/**
 * Why a rendering must not replace the published pages. An empty response of the table or an index must not look like
 * pages that were deleted on purpose.
 */
export async function publicationProblems({
  archive,
  unchanged = new Set(),
  published,
  allowRemoved = 0,
}: PublicationCheck): Promise<PublicationProblem[]> {
  const keys = new Set(unchanged)
  const problems: PublicationProblem[] = []
  for await (const { key, type, location, body } of objectsIn(archive)) {
    keys.add(key)
    if (location !== undefined || !type.startsWith('text/html') || withoutContent.has(key)) continue
    const html = body.toString()
    for (const { name, dial } of crisisLines)
      if (!html.includes(`href="tel:${dial}"`))
        problems.push({ key, problem: `has no link that calls ${name}.` })
    if (headRequired.has(key))
      problems.push(...headProblems(html).map((missing) => ({ key, problem: `has no ${missing}.` })))
  }
  const missing = [...headRequired, '404.html', staffShell].filter((key) => !keys.has(key))
  return [
    ...missing.map((key) => ({ key, problem: 'is missing.' })),
    ...problems,
    ...removalProblems({ keys, published, allowRemoved }),
  ]
}

const staffShell = 'app.html'
const withoutContent = new Set([staffShell, objectKeyOf(formFramePath)])
/** The national lines. Those of Georgia may change. */
const crisisLines = [lifeline, emergency]

/** The pages with a row of their own. One without a title, description or canonical address shows a notice instead of its content. */
const headRequired = new Set(singlePages().map(({ path }) => objectKeyOf(path)))

function headProblems(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'))
  return [
    ...(/<title\b[^>]*>[^<]/.test(head) ? [] : ['title']),
    ...(/<meta\b[^>]*name="description" content="[^"]/.test(head) ? [] : ['description']),
    ...(/<link\b[^>]*rel="canonical" href="[^"]/.test(head) ? [] : ['canonical address']),
  ]
}

interface RemovalCheck {
  keys: ReadonlySet<string>
  published: PublishedObjects
  allowRemoved: number
}

function removalProblems({ keys, published, allowRemoved }: RemovalCheck): PublicationProblem[] {
  const pages = [...published.keys()].filter((key) => key.endsWith('index.html'))
  const removed = pages.filter((key) => !keys.has(key))
  if (removed.length <= Math.max(removalLimit(pages.length), allowRemoved)) return []
  const named = removed.slice(0, 5).join(', ')
  const others = removed.length > 5 ? ` and ${removed.length - 5} more` : ''
  return [{ problem: `${removed.length} of ${pages.length} pages would be removed: ${named}${others}.` }]
}

const removalLimit = (pages: number) => Math.max(5, Math.floor(pages / 10))
