import type { Discussion } from '#shared/entities/discussion.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { approvalsOf, findDiscussion } from '../store/desk/discussions.ts'
import { isOfClinician } from '../store/staff/clinician.ts'
import { clinicianInForce } from '../store/staff/clinicianInForce.ts'
import type { Store } from '../store/store.ts'
import { approvalOf } from './approval.ts'
import { requireDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'GET /api/admin/documents/{kind}/{id}/discussion',
  ({ params, session: { username }, store }) => currentDiscussion(store, params, username),
)

export async function currentDiscussion(
  store: Store,
  params: { kind: string; id: string },
  by: string,
): Promise<Discussion> {
  const document = await requireDocument(store, params)
  const { comments, links } = await findDiscussion(store, document, Date.now())
  const { draft, head } = document
  const at = new Date().toISOString()
  const [{ approval }, clinician] = await Promise.all([
    approvalOf({ store, document, content: draft?.content, by, at }),
    clinicianInForce(store, at),
  ])
  return {
    version: draft?.version ?? null,
    comments: [...comments],
    request: head?.request,
    approvals: approvalsOf(head, draft).map((one) => ({
      ...one,
      ...(isOfClinician(one, clinician) && { ofClinician: true }),
    })),
    lacksApproval: draft !== null && approval === 'lacking',
    links: [...links],
    clinician: clinician?.name,
  }
}
