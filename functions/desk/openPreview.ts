import { apiLimits } from '#shared/apiLimits.ts'
import { type Comment, DraftPreview } from '#shared/entities/discussion.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { titleOf } from '#shared/kinds/kinds.ts'
import { limitNetworks } from '../http/limitAttempts.ts'
import { serve } from '../http/serve.ts'
import { Problem } from '../problem.ts'
import { approvalsOf, findDiscussion, findHead, findLink } from '../store/desk/discussions.ts'
import { contentOf, type DocumentName } from '../store/desk/documentFacts.ts'
import { findDraft } from '../store/desk/drafts.ts'
import { linksIn, withVisibleLinks } from '../store/links.ts'
import { findItem } from '../store/read.ts'
import { forRequest } from '../store/repeatedRequests.ts'
import { checkClinician, findClinician, isOfClinician } from '../store/staff/clinician.ts'
import type { Store } from '../store/store.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { contributionWrites } from './discussion.ts'
import { documentName } from './documentName.ts'

/**
 * Shows a draft to the holder of a link, and stores the holder's comment or approval. The handler reads no session, so
 * a member who opens a link can do no more than any other holder.
 */
export const handler = serve(
  'POST /api/admin/previews',
  async ({ body, viewerNetwork, idempotencyKey, store }) => {
    const now = Date.now()
    const { window, perNetwork } = apiLimits.previewLinks
    await limitNetworks(store, { limit: 'previews', client: viewerNetwork, window, now }, perNetwork)
    const { action, name: by = '', version, text, path, quote } = body
    const [kind = '', id = '', secret = ''] = body.token.split(':')
    const link = { store, name: nameOf({ kind, id }), secret, now }
    if (!action) return currentPreview(link)
    const at = new Date(now).toISOString()
    await writeChecked(forRequest(store, `${kind}/${id}`, idempotencyKey), async () => {
      const { discussion, draft, link: used, checks } = await requirePreview(link)
      const { id, by: linkOf, to, clinician } = used
      const author = { by: to ?? by, linkOf, link: id, clinician, at }
      if (version !== undefined && version !== draft.version) {
        const current = DraftPreview.parse(await currentPreview(link))
        throw new Problem(409, 'Somebody has changed this draft since. Please read it again.', { current })
      }
      return [...contributionWrites(discussion, draft, { action, text, path, quote }, author), ...checks]
    })
    return currentPreview(link)
  },
)

interface Link {
  store: Store
  name: DocumentName
  secret: string
  now: number
}

/** The message is the same for every reason, so that it reveals nothing about a guessed link. */
const invalid = () =>
  new Problem(404, 'This link does not work, or no longer. Please ask whoever sent it for a new one.')

/** @throws {Problem} 404 */
function nameOf(params: { kind: string; id: string }): DocumentName {
  try {
    return documentName(params)
  } catch {
    throw invalid()
  }
}

/** @throws {Problem} 404 */
async function requirePreview({ store, name, secret, now }: Link) {
  const [draft, head, published] = await Promise.all([
    findDraft(store, name),
    findHead(store, name),
    findItem(store, keys.document(name.kind, name.id)),
  ])
  const link = await findLink(store, { ...name, head }, { secret, now })
  const clinician = link?.clinician === undefined ? null : await findClinician(store)
  const isEnded = link?.clinician !== undefined && !isOfClinician(link, clinician)
  if (!link || isEnded || !draft || draft.damaged) throw invalid()
  const discussion = await findDiscussion(store, { ...name, head }, now)
  return { draft, discussion, link, published, checks: clinician ? [checkClinician(clinician)] : [] }
}

async function currentPreview(link: Link): Promise<DraftPreview> {
  const { draft, discussion, link: used, published } = await requirePreview(link)
  const { version } = draft
  const { kind } = link.name
  const texts = [
    draft,
    ...(published ? [{ kind, content: contentOf(kind, published), links: linksIn(published) }] : []),
  ]
  const visible = await withVisibleLinks(link.store, texts)
  const [content = {}, live] = texts.map((text, index) => forVisitors(visible[index] ?? text.content))
  return {
    ...link.name,
    title: titleOf(link.name.kind, draft.content),
    content,
    published: live,
    note: used.note,
    version,
    until: used.until,
    name: used.to,
    comments: discussion.comments.filter((comment) => comment.link === used.id).map(forHolder),
    approvals: approvalsOf(discussion.head, draft)
      .filter((approval) => approval.link === used.id)
      .map(({ by, at }) => ({ by, at })),
  }
}

/** Neither the record of a consent nor who publishes is part of a page. */
const forVisitors = ({ consent, whoPublishes, ...content }: DraftContent): DraftContent => content

/** Without the usernames of members, which are those of their logins. */
const forHolder = ({ to, resolvedBy, by, ...comment }: Comment): Comment => ({
  ...comment,
  by: comment.byLink ? by : 'The clinic',
})
