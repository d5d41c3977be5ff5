import { limits } from '#shared/limits.ts'
import { distinctTexts } from '#shared/text/distinctTexts.ts'
import { useStaffQuery } from '../../useStaffQuery.ts'

/** The names in use. Undefined until they are loaded. Only the newest posts count. */
export function useKnown(field: string): string[] | undefined {
  const isOfFaqs = field === 'categoryName'
  // The queries of the public pages are no use here, because they keep only the fields that a list shows.
  const faqs = useStaffQuery('GET /api/faqs', { enabled: isOfFaqs })
  const query = { page: 1, perPage: limits.blogPageSizeMax }
  const { data: posts } = useStaffQuery('GET /api/blog/posts', { query, enabled: !isOfFaqs })
  if (isOfFaqs) return faqs.data?.categories
  const names = posts?.posts.map(({ category, author }) => (field === 'author' ? author : category))
  return names && distinctTexts(names).toSorted()
}
