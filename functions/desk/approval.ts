import type { Publishable } from '#shared/documents/lifecycle.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { approvalsOf } from '../store/desk/discussions.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import { findItem } from '../store/read.ts'
import { findMembership } from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'

interface Planned {
  store: Store
  document: Pick<StoredDocument, 'kind' | 'head' | 'draft'>
  /** The complete draft, also if only some of its fields are published. */
  content: DraftContent | undefined
  /** The member who publishes. */
  by: string
}

/**
 * The approval of a text. One through a link counts as one by the member who made the link, because that member could
 * open the link and type any name. Alerts never lack an approval, because they cannot wait for a second person.
 */
export async function approvalOf({
  store,
  document: { kind, head, draft },
  content,
  by,
}: Planned): Promise<Publishable['approval']> {
  if (kinds[kind].period) return 'notNeeded'
  for (const { by: name, linkOf: member = name, at } of approvalsOf(
    head,
    content ? { kind, content, links: draft?.links } : null,
  ))
    if (member !== by && (await hasAccess(store, member, at))) return 'given'
  // Read without a schema, so that the setting applies even if another fact of the clinic is damaged.
  const site = await findItem(store, keys.document('site', 'site'))
  return site?.whoPublishes === 'two-people' ? 'lacking' : 'notNeeded'
}

/** An approval ends with the access of its member, also if a colleague has reset the login since. */
async function hasAccess(store: Store, member: string, since: string): Promise<boolean> {
  const membership = await findMembership(store, member)
  if (!membership || membership.disabled) return false
  return membership.passwordSetAt <= since || membership.keptSession !== undefined
}
