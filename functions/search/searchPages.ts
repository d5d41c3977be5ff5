import { categoryTitle } from '#shared/documents/paths.ts'
import { pages } from '#shared/pages.ts'
import { type Question, type ReadableParts, readableParts } from './readableParts.ts'

export interface Findable extends Omit<ReadableParts, 'questions'> {
  path: string
  label: string
  isQuestion: boolean
}

/** Only this many of the newest posts are searched, because an index of ten thousand would have a megabyte. */
const maxPosts = 200

interface Addresses {
  main: readonly { path: string }[]
  /** Newest first. */
  posts: readonly { path: string }[]
}

export const findablePaths = ({ main, posts }: Addresses): ReadonlySet<string> =>
  new Set(
    [...main, ...posts.slice(0, maxPosts)]
      .map(({ path }) => path)
      .filter((path) => path !== pages.search.path),
  )

/** The blog and the site map show the titles of all other pages, so with their text every search would find them. */
export function searchedParts(path: string, html: string): ReadableParts {
  const parts = readableParts(html)
  const isList = path === pages.blog.path || path === pages.siteMap.path
  return isList ? { ...parts, headings: '', text: '' } : parts
}

/** Pages and questions, in an order that does not depend on the order of rendering. */
export function findablePages(partsOf: ReadonlyMap<string, ReadableParts>): Findable[] {
  const isFaq = (path: string) => Number(path === pages.faq.path)
  // The FAQ page repeats other pages' questions. It is sorted first, so that later entries replace its own.
  const faqFirst = [...partsOf].sort(([one], [other]) => isFaq(other) - isFaq(one) || (one < other ? -1 : 1))
  const questions = new Map(
    faqFirst.flatMap(([path, parts]) =>
      parts.questions.map((question) => [question.id, questionEntry(path, parts, question)]),
    ),
  )
  return [...faqFirst.map(([path, parts]) => pageEntry(path, parts)), ...questions.values()].sort(
    (one, other) => (one.path < other.path ? -1 : 1),
  )
}

function pageEntry(path: string, { title, questions: _, ...parts }: ReadableParts): Findable {
  return { ...parts, path, title: title.trim(), label: labelOf(path), isQuestion: false }
}

function questionEntry(path: string, page: ReadableParts, { id, question, answer, topic }: Question) {
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

function labelOf(path: string): string {
  if (isPost(path)) return 'Article'
  for (const category of ['what-we-treat', 'how-we-help'] as const)
    if (path.startsWith(`/${category}/`)) return categoryTitle(category)
  return 'Page'
}
