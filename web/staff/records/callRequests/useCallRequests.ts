import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { callRequestLimits } from '#shared/callRequests.ts'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { readStaff, retryAfter } from '../../../data/staff/queries.ts'
import { writeWithLogin } from '../../../data/staff/withLogin.ts'
import { currentOf } from '../../../data/write.ts'
import { counted } from '../../ui/counted.ts'
import { toastFailure } from '../../ui/toasts.tsx'
import { useUserActivity } from '../../ui/useUserActivity.ts'
import { useLoginFor } from '../../useStaffQuery.ts'

const key = 'GET /api/admin/call-requests'
const checkEvery = 30_000

/** The query of each list, which the server returns in pages. */
const lists = { inbox: {}, suspected: { suspected: 'yes' } } as const

type List = keyof typeof lists

const queryKeyOf = (list: List) => [urlOf(key, { query: lists[list] })]

/** Requests, newest first. Does not open the login if the session has ended. */
export const useCallRequests = (list: List) =>
  useInfiniteQuery({
    queryKey: queryKeyOf(list),
    queryFn: ({ pageParam: before }) => readStaff(key, { query: { ...lists[list], before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < callRequestLimits.perPage[list] ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat().sort((one, other) => (one.id < other.id ? 1 : -1)),
    staleTime: 0,
    refetchInterval: retryAfter,
  })

/** A list for the Calls screen, which opens the login if the session has ended. */
export function useCallList(list: List) {
  const query = useCallRequests(list)
  useLoginFor(query)
  return query
}

/** Fetches again while the window is in use. */
export const useUpdates = ({ refetch }: Pick<ReturnType<typeof useCallRequests>, 'refetch'>): void =>
  useUserActivity(checkEvery, () => void refetch({ cancelRefetch: false }))

/** True until somebody has decided whether it is from a person. */
export const isUndecided = ({ suspicion, closedAt }: CallRequest): boolean =>
  suspicion !== undefined && closedAt === undefined

/** True until somebody has reached the person. */
export const isWaiting = ({ state, closedAt }: CallRequest): boolean =>
  closedAt === undefined && (state === 'new' || state === 'tried')

export const waitingInWords = (count: number) =>
  count === 0
    ? 'Nobody is waiting for a call.'
    : `${counted(count, 'person waits', 'people wait')} for a call.`

/** `hasMore`: the server has older requests than those counted. */
export const suspectedInWords = (count: number, hasMore: boolean): string =>
  `${hasMore ? 'At least ' : ''}${counted(count, 'request')} may be spam`

export function useCallRequestWrite() {
  const replace = useReplaceCalls()
  const { isPending, mutateAsync } = useMutation({
    mutationFn: ({ write }: { failed: string; write: () => Promise<CallRequest> }) => write(),
    onSuccess: (saved) => replace([saved]),
    onError: (error, { failed }) => {
      const current = currentOf<CallRequest>(error)
      if (current) replace([current])
      toastFailure(
        failed,
        current
          ? 'A colleague has changed this request. You see their change now.'
          : 'Nothing was lost. Please try again.',
        error,
      )
    },
  })
  /** Resolves to the saved request. Otherwise a toast with the title `failed` says why it was not saved. */
  const send = (failed: string, write: () => Promise<CallRequest>): Promise<CallRequest | undefined> =>
    mutateAsync({ failed, write }).catch(() => undefined)
  return { isBusy: isPending, send }
}

/** Closes many suspected requests as spam, or reopens them, some at a time. `onProgress` gets the number so far. */
export function useSetAside() {
  const replace = useReplaceCalls()
  return async (ids: readonly string[], isClosed: boolean, onProgress: (done: number) => void) => {
    const { closed } = callRequestLimits.together
    for (let done = 0; done < ids.length; done += closed) {
      onProgress(done)
      const body = { ids: ids.slice(done, done + closed), isClosed }
      replace(await writeWithLogin('POST /api/admin/call-requests/close', { body }))
    }
  }
}

/** Replaces requests in both lists. One that is no longer suspected is in the inbox, and stays in its place until the next visit. */
function useReplaceCalls() {
  const queryClient = useQueryClient()
  const change = (list: List, changed: (pages: CallRequest[][]) => CallRequest[][]) =>
    queryClient.setQueryData<InfiniteData<CallRequest[]>>(
      queryKeyOf(list),
      (data) => data && { ...data, pages: changed(data.pages) },
    )
  return (saved: readonly CallRequest[]) => {
    const byId = new Map(saved.map((request) => [request.id, request]))
    const replaced = (pages: CallRequest[][]) =>
      pages.map((page) => page.map((request) => byId.get(request.id) ?? request))
    change('inbox', ([first = [], ...others]) => {
      const known = new Set([first, ...others].flat().map(({ id }) => id))
      const moved = saved.filter(({ id, suspicion }) => suspicion === undefined && !known.has(id))
      const pages = replaced([[...moved, ...first], ...others])
      return pages.map((page) => page.filter(({ suspicion }) => suspicion === undefined))
    })
    change('suspected', replaced)
  }
}
