import { apiLimits } from '#shared/apiLimits.ts'
import { Discussion, type DiscussionAction } from '#shared/entities/discussion.ts'
import { newSecret } from '../http/newSecret.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { badRequest, Problem } from '../problem.ts'
import { auditWrite } from '../store/audit.ts'
import { findDiscussion, linkWrites, revokeLink, type StoredDiscussion } from '../store/desk/discussions.ts'
import type { Store } from '../store/store.ts'
import type { Write } from '../store/transact.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { contributionWrites, subjectOf } from './discussion.ts'
import { currentDiscussion } from './getDiscussion.ts'
import { requireDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'POST /api/admin/documents/{kind}/{id}/discussion',
  async ({ params, body, session: { username: by }, store }) => {
    const now = Date.now()
    const at = new Date(now).toISOString()
    const secret = newSecret(store, 'preview link')
    const { action, version } = body
    await writeChecked(store, async () => {
      const document = await requireDocument(store, params)
      const { draft } = document
      if (version !== undefined && version !== draft?.version) {
        const current = Discussion.parse(await currentDiscussion(store, params, by))
        throw new Problem(409, 'Somebody else has changed this document since', { current })
      }
      const discussion = await findDiscussion(store, document, now)
      if (action === 'makeLink') {
        if (!draft) throw badRequest('version', 'needs a draft: visitors see the document as it is')
        return newLink(discussion, secret, { by, at, note: body.text })
      }
      if (action === 'revokeLink') return endOfLink(store, discussion, body, { by, at })
      return contributionWrites(discussion, draft, { ...body, action }, { by, at })
    })
    const token = action === 'makeLink' ? tokenOf(params, secret) : undefined
    return { ...(await currentDiscussion(store, params, by)), token }
  },
)

/** Neither the kind nor the id has a colon, so a token can be split at its colons. */
const tokenOf = ({ kind, id }: { kind: string; id: string }, secret: string) => `${kind}:${id}:${secret}`

/** @throws {Problem} 409 if the document already has the maximum number of links. */
function newLink(
  discussion: StoredDiscussion,
  secret: string,
  { by, at, note }: { by: string; at: string; note: string | undefined },
): Write[] {
  const { links: max } = apiLimits.discussion
  if (discussion.links.length >= max)
    throw new Problem(409, `A document has ${max} links at most. Please revoke one first.`)
  const until = new Date(Date.parse(at) + apiLimits.previewLinks.lifetime).toISOString()
  return [
    ...linkWrites(discussion, secret, { by, at, until, note }),
    auditWrite({ at, by, action: 'makeLink', subject: subjectOf(discussion) }),
  ]
}

async function endOfLink(
  store: Store,
  discussion: StoredDiscussion,
  { id = '' }: DiscussionAction,
  { by, at }: { by: string; at: string },
): Promise<Write[]> {
  const writes = await revokeLink(store, discussion, id)
  return writes.length === 0
    ? []
    : [...writes, auditWrite({ at, by, action: 'revokeLink', subject: subjectOf(discussion) })]
}
