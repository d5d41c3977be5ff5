import { useQueryClient } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { useStaffQuery } from './useStaffQuery.ts'

const queryKey = [urlOf('GET /api/admin/service-pages')]

/** The service pages past every cache: a list with old versions would make each save a conflict. */
export const useServicePages = () => useStaffQuery('GET /api/admin/service-pages')

export function useReplaceServicePage() {
  const queryClient = useQueryClient()
  return (saved: ServicePage) =>
    queryClient.setQueryData<ServicePage[]>(queryKey, (pages) =>
      pages?.map((page) => (page.id === saved.id ? saved : page)),
    )
}
