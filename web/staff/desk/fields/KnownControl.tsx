import { limits } from '#shared/limits.ts'
import form from '../../ui/form.module.css'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { textOf } from '../kinds/changedContent.ts'
import { pathName } from '../state/fieldPath.ts'
import type { ControlProps } from './ControlProps.ts'

/** A category or an author: those that are in use are proposed, and a new one is named as such. */
export function KnownControl({ attributes, row, value, onChange }: ControlProps) {
  const known = useKnown(pathName(row.path))
  const typed = textOf(value)
  const listId = `${attributes.id}-known`
  return (
    <>
      <input
        {...attributes}
        type="text"
        list={listId}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {known?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="status" className={form.hint}>
        {known &&
          typed.trim() !== '' &&
          !known.includes(typed) &&
          'This is a new one: nothing on the website has it yet.'}
      </p>
    </>
  )
}

/** Undefined until they are loaded. Of posts, those of the newest. */
function useKnown(field: string): string[] | undefined {
  const isOfFaqs = field === 'categoryName'
  // Not the queries of public pages, which keep only what a list shows.
  const faqs = useStaffQuery('GET /api/faqs', {}, { enabled: isOfFaqs })
  const query = { page: 1, perPage: limits.blogPageSizeMax }
  const { data: posts } = useStaffQuery('GET /api/blog/posts', { query }, { enabled: !isOfFaqs })
  if (isOfFaqs) return faqs.data?.categories
  const names = posts?.posts.map(({ category, author }) => (field === 'author' ? author : category))
  return names && [...new Set(names)].toSorted()
}
