import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../data/queries.ts'
import { Accordion } from '../../../ui/Accordion.tsx'
import { LoadState } from './LoadState.tsx'
import { selectEntries, type TableRowsProps } from './selectEntries.ts'

export function FaqRows({ items }: TableRowsProps) {
  const query = useQuery(queries.faqs())
  const faqs = selectEntries(query.data?.faqs, items)
  return (
    <LoadState query={query} isEmpty={faqs.length === 0}>
      <Accordion faqs={faqs} name="content-faq" />
    </LoadState>
  )
}
