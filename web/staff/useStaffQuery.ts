import {
  type keepPreviousData,
  queryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { ReadKey, ResultOf } from '#shared/api/typedReader.ts'
import { type FixedKey, type UrlInput, urlOf } from '#shared/api/urlOf.ts'
import { fixedPages, pathOf } from '#shared/documents/paths.ts'
import { isLoggedOut, readStaff, retryAfter } from '../data/staff/queries.ts'
import { withLogin } from '../data/staff/withLogin.ts'
import { useReadSite } from '../data/useSite.ts'

type Input<Key extends ReadKey> = UrlInput<Key> & {
  placeholderData?: typeof keepPreviousData
  enabled?: boolean
}

/** The endpoint's response, never from a cache. If the session has ended, a login dialog opens first. */
export function useStaffQuery<Key extends ReadKey>(
  key: Key,
  ...[given]: Key extends FixedKey ? [input?: Input<Key>] : [input: Input<Key>]
): UseQueryResult<ResultOf<Key>> {
  return useQuery(staffQuery<Key>(key, { ...given } as Input<Key>)) // Only an address without parameters has no input.
}

export const staffQuery = <Key extends ReadKey>(key: Key, input: Input<Key>) =>
  queryOptions<ResultOf<Key>>({
    queryKey: [urlOf(key, input)],
    queryFn: () => withLogin(() => readStaff<Key>(key, input)),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: retryAfter,
    placeholderData: input.placeholderData,
    enabled: input.enabled,
  })

/** Opens the login when `query`, which does not do so itself, fails because the session has ended. */
export function useLoginFor({ error, refetch }: UseQueryResult): void {
  const logIn = useEffectEvent(() => {
    if (isLoggedOut(error)) withLogin(() => refetch({ throwOnError: true })).catch(() => undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each failure
  useEffect(() => logIn(), [error])
}

/** The service pages, never from a cache, because a save based on an old version is refused as a conflict. */
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

export function useReplace<Item extends { id: string }>(list: ReadKey & FixedKey) {
  const queryClient = useQueryClient()
  return (saved: Item) =>
    queryClient.setQueryData<Item[]>([urlOf(list)], (items) =>
      items?.map((item) => (item.id === saved.id ? saved : item)),
    )
}
