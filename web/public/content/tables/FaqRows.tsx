import { useQuery } from '@tanstack/react-query'
import { limits } from '#shared/limits.ts'
import { queries } from '../../../data/queries.ts'
import { Accordion } from '../../../ui/Accordion.tsx'
import { LoadState } from './LoadState.tsx'
import { selectEntries, type TableRowsProps } from './selectEntries.ts'

export function FaqRows({ items }: TableRowsProps) {
  const { data, error, isPending } = useQuery(queries.faqs())
  const faqs = selectEntries(data?.faqs, items)
  return (
    <LoadState
      isPending={isPending}
      error={error}
      isEmpty={faqs.length === 0}
      skeletons={limits.skeletons.few}
    >
      <Accordion faqs={faqs} name="content-faq" />
    </LoadState>
  )
}
