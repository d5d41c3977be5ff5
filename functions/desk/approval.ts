import type { Publishable } from '#shared/documents/documentState.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { approvalsOf } from '../store/desk/discussions.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import type { Links } from '../store/links.ts'
import { findItem } from '../store/read.ts'
import { unchanged } from '../store/readable.ts'
import { checkClinician, isOfClinician } from '../store/staff/clinician.ts'
import { clinicianInForce } from '../store/staff/clinicianInForce.ts'
import { findMembership, hasAccess, mayBe } from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'
import type { Write } from '../store/transact.ts'
import { check } from '../store/write.ts'

interface Planned {
  store: Store
  document: Pick<StoredDocument, 'kind' | 'head' | 'draft'>
  /** The complete draft, also if only some of its fields are published. */
  content: DraftContent | undefined
  /** Those of the content, if it is not the draft's. */
  links?: Links | undefined
  /** The member who publishes. */
  by: string
  /** ISO 8601. */
  at: string
}

type Approval = Pick<Publishable, 'approval' | 'hasApproved'> & {
  /** The condition that the member who approved keeps the access until the publication is stored. */
  approvalChecks: Write[]
}

/**
 * The approval of a text. One through a link counts as one by the member who made the link, because that member could
 * open the link and type any name. If the clinic has named a clinician, only that person got the link which was sent to
 * the own address, so the approval by it counts for every member. Alerts never lack an approval, because they cannot wait for a second person.
 */
export async function approvalOf({
  store,
  document: { kind, head, draft },
  content,
  links = draft?.links,
  by,
  at: now,
}: Planned): Promise<Approval> {
  const approvals = approvalsOf(head, content ? { kind, content, links } : null)
  const hasApproved = approvals.some((approval) => approval.by === by && approval.linkOf === undefined)
  if (kinds[kind].period) return { approval: 'notNeeded', hasApproved, approvalChecks: [] }
  const clinician = approvals.some((one) => one.clinician !== undefined)
    ? await clinicianInForce(store, now)
    : null
  if (clinician && approvals.some((one) => isOfClinician(one, clinician)))
    return { approval: 'given', hasApproved, approvalChecks: [checkClinician(clinician)] }
  for (const { by: name, linkOf: member = name, at } of approvals) {
    const [own, other] =
      member === by ? [] : await Promise.all([by, member].map((one) => findMembership(store, one)))
    if (!other || !hasAccess(other, at)) continue
    const names = mayBe(own ?? { username: by }, now)
    if (!mayBe(other, now).some((one) => names.includes(one)))
      return {
        approval: 'given',
        hasApproved,
        approvalChecks: [check(keys.staffMember(member), unchanged(other, 'revision'))],
      }
  }
  // Read without a schema, so that the setting applies even if another fact of the clinic is damaged.
  const site = await findItem(store, keys.document('site', 'site'))
  const approval = site?.whoPublishes === 'two-people' ? 'lacking' : 'notNeeded'
  return { approval, hasApproved, approvalChecks: [] }
}
