import { keepPreviousData } from '@tanstack/react-query'
import type { DocumentQuery } from '#shared/api/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { counted } from '../../ui/counted.ts'
import { Empty } from '../../ui/Empty.tsx'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { DocumentTable } from './DocumentTable.tsx'

const { list } = staffMessages.desk

/** A page of documents. The earlier one stays on the screen while another is loaded. */
export function DocumentList({
  label,
  query,
  onPage,
}: {
  label: string
  query: Partial<DocumentQuery>
  onPage: (page: number) => void
}) {
  const found = useStaffQuery('GET /api/admin/documents', { query }, { placeholderData: keepPreviousData })
  const page = query.page ?? 1
  return (
    <Loaded query={found} failed={list.failed}>
      {({ documents, total, pages }) => (
        <section className={form.stack}>
          {total === 0 ? (
            <Empty>Nothing to show.</Empty>
          ) : (
            <>
              <p role="status">{counted(total, 'document')}</p>
              <DocumentTable label={label} documents={documents} />
            </>
          )}
          {pages > 1 && (
            <nav aria-label={`Pages of ${label}`} className={form.actions}>
              <Button kind="plain" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
                Previous
              </Button>
              <span>
                Page {page} of {pages}
              </span>
              <Button kind="plain" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
                Next
              </Button>
            </nav>
          )}
        </section>
      )}
    </Loaded>
  )
}
