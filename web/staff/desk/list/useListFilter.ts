import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router'
import type { DocumentQuery } from '#shared/api/queries.ts'

type ListFilter = Omit<Partial<DocumentQuery>, 'kind'>

/** The filter of a list is part of its address, so that Back returns to it. */
export function useListFilter(): [ListFilter, (changed: ListFilter) => void] {
  const { pathname, search } = useLocation()
  // The registered router type is that of the public routes.
  const router: AnyRouter = useRouter()
  const filter = Object.fromEntries(
    Object.entries(search as Record<string, unknown>).map(([name, value]) => [
      name,
      name === 'page' ? Number(value) || 1 : String(value),
    ]),
  ) as ListFilter
  const setFilter = (changed: ListFilter) => {
    const next = Object.entries({ ...filter, page: undefined, ...changed }).filter(([, value]) => value)
    void router.navigate({ to: pathname, search: Object.fromEntries(next), replace: true })
  }
  return [filter, setFilter]
}
