import { type keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReadKey, ResultOf } from '#shared/api/typedReader.ts'
import { type FixedKey, type UrlInput, urlOf } from '#shared/api/urlOf.ts'
import { fixedPages, pathOf } from '#shared/documents/paths.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { readStaff } from '../data/staff/queries.ts'
import { withLogin } from '../data/staff/withLogin.ts'
import { useReadSite } from '../data/useSite.ts'

interface Options {
  placeholderData?: typeof keepPreviousData
  enabled?: boolean
}
type Input<Key extends ReadKey> = Key extends FixedKey
  ? [input?: UrlInput<Key>, options?: Options]
  : [input: UrlInput<Key>, options?: Options]

/** What an endpoint returns, past every cache, after another login if the session has ended. */
export function useStaffQuery<Key extends ReadKey>(
  key: Key,
  ...[input, options]: Input<Key>
): UseQueryResult<ResultOf<Key>> {
  const url = urlOf(key, input as UrlInput<Key>) // `Input` requires it where the address has parameters.
  return useQuery<ResultOf<Key>>({
    queryKey: [url],
    queryFn: () => withLogin(() => readStaff<Key>(key, input as UrlInput<Key>)),
    staleTime: 0,
    gcTime: 0,
    ...options,
  })
}

const queryKey = [urlOf('GET /api/admin/service-pages')]

/** The service pages past every cache: a list with old versions would make each save a conflict. */
export const useServicePages = () => useStaffQuery('GET /api/admin/service-pages')

/** The titles of all pages but posts, by their paths. Undefined until they are loaded. */
export function usePageTitles(): ReadonlyMap<string, string> | undefined {
  const { data } = useServicePages()
  const site = useReadSite()
  return useMemo(
    () =>
      data &&
      new Map([
        ...fixedPages(site).map(({ path, title }) => [path, title] as const),
        ...data.map((page) => [pathOf(page), page.title] as const),
      ]),
    [data, site],
  )
}

export function useReplaceServicePage() {
  const queryClient = useQueryClient()
  return (saved: ServicePage) =>
    queryClient.setQueryData<ServicePage[]>(queryKey, (pages) =>
      pages?.map((page) => (page.id === saved.id ? saved : page)),
    )
}
