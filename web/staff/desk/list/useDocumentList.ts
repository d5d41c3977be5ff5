import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DocumentQuery } from '#shared/api/queries.ts'
import { urlOf } from '#shared/api/urlOf.ts'
import { desk } from '../../../data/staff/desk.ts'
import { useSession } from '../../Session.tsx'

/** The list past every cache; the earlier one stays on the screen while another is loaded. */
export function useDocumentList(query: Partial<DocumentQuery>) {
  const { withLogin } = useSession()
  return useQuery({
    queryKey: [urlOf('GET /api/admin/documents', { query })],
    queryFn: () => withLogin(() => desk.list(query)),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
