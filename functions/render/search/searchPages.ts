import { categoryTitle } from '#shared/documents/paths.ts'
import { pages } from '#shared/pages.ts'
import type { SiteAddresses } from '../siteAddresses.ts'
import type { Question, ReadableParts } from './readableParts.ts'

export interface Findable {
  path: string
  title: string
  label: string
  description: string
  headings: string
  text: string
  ids: readonly string[]
  isQuestion: boolean
}

/** The newest posts: an index of ten thousand would be a megabyte. */
const maxPosts = 200

export const findablePaths = ({ main, posts }: Omit<SiteAddresses, 'documents'>): ReadonlySet<string> =>
  new Set(
    [...main, ...[...posts.values()].slice(0, maxPosts)]
      .map(({ path }) => path)
      .filter((path) => path !== pages.search.path),
  )

export interface SearchPages {
  add(path: string, parts: ReadableParts): void
  /** In an order that does not depend on the order of rendering. */
  findable(): Findable[]
  /** By path. */
  parts: ReadonlyMap<string, ReadableParts>
}

/** Collects pages while they are rendered. A page of any kind is found once it is published. */
export function searchPages(): SearchPages {
  const byPath = new Map<string, Findable>()
  const questions = new Map<string, Findable>()
  const partsOf = new Map<string, ReadableParts>()
  return {
    parts: partsOf,
    add(path, rendered) {
      const parts = isList(path) ? { ...rendered, headings: '', text: '' } : rendered
      partsOf.set(path, parts)
      byPath.set(path, pageEntry(path, parts))
      for (const question of parts.questions) {
        // The FAQ page repeats the questions of all others.
        if (path === pages.faq.path && questions.has(question.id)) continue
        questions.set(question.id, questionEntry(path, parts, question))
      }
    },
    findable: () =>
      [...byPath.values(), ...questions.values()].sort((one, other) => (one.path < other.path ? -1 : 1)),
  }
}

function pageEntry(path: string, { title, questions: _, ...parts }: ReadableParts): Findable {
  return { ...parts, path, title: title.trim(), label: labelOf(path), isQuestion: false }
}

function questionEntry(
  path: string,
  page: ReadableParts,
  { id, question, answer, topic }: Question,
): Findable {
  return {
    path: `${path}#${id}`,
    title: question.trim(),
    label: `Question: ${path === pages.faq.path && topic ? topic.trim() : page.title.trim()}`,
    description: '',
    headings: '',
    text: answer,
    ids: [],
    isQuestion: true,
  }
}

const isPost = (path: string) => path.startsWith(`${pages.blog.path}/`)

/** Pages whose text is the titles of others would be found for everything. */
const isList = (path: string) => path === pages.blog.path || path === pages.siteMap.path

function labelOf(path: string): string {
  if (isPost(path)) return 'Article'
  for (const category of ['what-we-treat', 'how-we-help'] as const)
    if (path.startsWith(`/${category}/`)) return categoryTitle(category)
  return 'Page'
}
