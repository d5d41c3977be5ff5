import { useQuery } from '@tanstack/react-query'
import { queries } from '../../data/queries.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { chosen, Rows, type TableRows } from './Rows.tsx'

/** Questions that unfold. */
export const FaqRows: TableRows = ({ items }) => {
  const { data, error, isPending } = useQuery(queries.faqs())
  const faqs = chosen(data?.faqs, items)
  return (
    <Rows isPending={isPending} error={error} found={faqs.length}>
      <Accordion faqs={faqs} name="content-faq" />
    </Rows>
  )
}
