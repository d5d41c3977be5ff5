import { useQuery, useQueryClient } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Discussion, DiscussionAction } from '#shared/entities/discussion.ts'
import { desk } from '../../../data/staff/desk.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { currentOf } from '../../../data/write.ts'
import { useOpenDocument } from '../state/openDocument.ts'

/** The discussion of the open document, fetched at the same interval as the document. */
export function useDiscussion() {
  const { kind, id, draft } = useOpenDocument()
  const params = { kind, id }
  const queryClient = useQueryClient()
  const queryKey = [urlOf('GET /api/admin/documents/{kind}/{id}/discussion', { params })]
  const query = useQuery({
    queryKey,
    queryFn: () => desk.discussion(params),
    staleTime: apiLimits.presence.look,
    gcTime: 0,
    refetchInterval: apiLimits.presence.look,
  })
  const { data: discussion, refetch } = query
  const show = (current: Discussion) => queryClient.setQueryData(queryKey, current)
  return {
    query,
    discussion,
    /** The discussion, if its approvals are for the version of the draft that this window has. */
    approval: discussion && discussion.version === draft?.version ? discussion : undefined,
    openComments: discussion?.comments.filter(({ resolvedAt }) => !resolvedAt).length ?? 0,
    refetch,
    async act(body: DiscussionAction): Promise<Discussion> {
      try {
        const current = await withLogin(() => desk.discuss(params, body))
        show(current)
        return current
      } catch (error) {
        const current = currentOf<Discussion>(error)
        if (current) show(current)
        throw error
      }
    },
  }
}
