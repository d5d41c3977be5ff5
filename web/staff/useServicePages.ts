import { useQuery, useQueryClient } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { staff } from '../data/staff/queries.ts'
import { useSession } from './Session.tsx'

const queryKey = [urlOf('GET /api/admin/service-pages')]

/** The service pages past every cache: a list with old versions would make each save a conflict. */
export function useServicePages() {
  const { withLogin } = useSession()
  return useQuery({ queryKey, queryFn: () => withLogin(staff.servicePages), staleTime: 0 })
}

/** Puts a saved page into the list that the screen shows. */
export function useReplaceServicePage() {
  const queryClient = useQueryClient()
  return (saved: ServicePage) =>
    queryClient.setQueryData<ServicePage[]>(queryKey, (pages) =>
      pages?.map((page) => (page.id === saved.id ? saved : page)),
    )
}
