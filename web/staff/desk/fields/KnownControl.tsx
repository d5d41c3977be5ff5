import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../data/queries.ts'
import form from '../../form.module.css'
import { staffMessages } from '../../staffMessages.ts'
import { pathName } from '../state/fieldPath.ts'
import type { ControlProps } from './ControlProps.ts'
import { textOf } from './changedContent.ts'

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
        {known && typed.trim() !== '' && !known.includes(typed) && staffMessages.desk.isNew}
      </p>
    </>
  )
}

/** Undefined until they are loaded. */
function useKnown(field: string): string[] | undefined {
  const isOfFaqs = field === 'categoryName'
  const faqs = useQuery({ ...queries.faqs(), enabled: isOfFaqs })
  const posts = useQuery({ ...queries.allPosts(), enabled: !isOfFaqs })
  if (isOfFaqs) return faqs.data?.categories
  const names = posts.data?.posts.map(({ category, author }) => (field === 'author' ? author : category))
  return names && [...new Set(names)].toSorted()
}
