import type { Publishable } from '#shared/documents/documentState.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { isStored } from '../media/mediaStore.ts'
import { moveWrites } from '../store/desk/addresses.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import { usedImages } from '../store/desk/usedImages.ts'
import type { Links } from '../store/links.ts'
import type { Store } from '../store/store.ts'
import { maxWrites, type Write } from '../store/transact.ts'
import type { Plan } from './act.ts'
import { approvalOf } from './approval.ts'
import { checkedContent } from './checkedContent.ts'

interface Planned {
  store: Store
  document: StoredDocument
  /** Undefined if there is nothing to publish. */
  content: DraftContent | undefined
  /** The complete draft, if `content` is only some of its changes. An approval covers the complete draft. */
  approved?: DraftContent | undefined
  /** Those of the content, if it is neither published nor the draft. */
  links?: Links | undefined
  by: string
  /** ISO 8601. */
  at: string
}

type Facts = Pick<Plan, 'writes' | 'changes'> & {
  publishable: Omit<Publishable, 'confirmed'>
  approvalChecks: Write[]
}

/** What `next` has to know of a text on its way to the website, and what its publication writes besides. */
export async function factsOf({
  store,
  document,
  content,
  approved = content,
  links,
  by,
  at,
}: Planned): Promise<Facts> {
  if (!content)
    return { publishable: { content, completed: {}, issues: [], approval: 'notNeeded' }, approvalChecks: [] }
  const { approvalChecks, ...approval } = await approvalOf({
    store,
    document,
    content: approved,
    links,
    by,
    at,
  })
  const {
    content: completed,
    moves,
    writes,
    changes,
    issues,
  } = await checkedContent({
    store,
    document,
    content,
    by,
    at,
  })
  const moved = issues.length > 0 ? { writes: [], changes: [] } : await moveWrites(store, moves, { by, at })
  const all = [...writes, ...moved.writes, ...approvalChecks]
  const others = issues.length > 0 ? issues : [...tooMany(all.length), ...(await missingImages(completed))]
  return {
    publishable: { content, completed, ...approval, issues: others },
    writes: all,
    changes: [...changes, ...moved.changes],
    approvalChecks,
  }
}

/** The writes of a document, its draft, history, discussion, due entry and request, beside those of other documents. */
const ownWrites = 15

function tooMany(count: number): Issue[] {
  const max = maxWrites - ownWrites
  return count > max ? [{ path: ['slug'], message: validationMessages.tooManyChanges(count, max) }] : []
}

/** Uploaded images whose file is missing. */
async function missingImages(content: DraftContent): Promise<Issue[]> {
  const missing: string[] = []
  await forEachConcurrently(usedImages(content), async ({ src }) => {
    if (!(await isStored(src))) missing.push(src)
  })
  return missing.map((src) => {
    const field = Object.keys(content).find((name) => JSON.stringify(content[name])?.includes(src)) ?? ''
    return { path: [field], message: validationMessages.missingImage(src) }
  })
}
