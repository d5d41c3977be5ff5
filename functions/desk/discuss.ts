import { apiLimits } from '#shared/apiLimits.ts'
import { Discussion, type DiscussionAction } from '#shared/entities/discussion.ts'
import { limitAttempts } from '../http/limitAttempts.ts'
import { newSecret } from '../http/newSecret.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { viewerOrigins } from '../http/viewerOrigins.ts'
import { sendTo } from '../mailTopics.ts'
import { badRequest, Problem } from '../problem.ts'
import { addressOfClinician } from '../staff/clinicianAddress.ts'
import { auditWrite } from '../store/audit.ts'
import {
  findDiscussion,
  findLink,
  linkWrites,
  revokeLink,
  type StoredDiscussion,
  type StoredLink,
} from '../store/desk/discussions.ts'
import { forRequest } from '../store/repeatedRequests.ts'
import { checkClinician } from '../store/staff/clinician.ts'
import { clinicianInForce } from '../store/staff/clinicianInForce.ts'
import type { Store } from '../store/store.ts'
import type { Write } from '../store/transact.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { contributionWrites, subjectOf } from './discussion.ts'
import { currentDiscussion } from './getDiscussion.ts'
import { requireDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'POST /api/admin/documents/{kind}/{id}/discussion',
  async ({ params, body, session: { username: by }, viewerHost, store }) => {
    const now = Date.now()
    const at = new Date(now).toISOString()
    const ofDocument = forRequest(store, `${params.kind}/${params.id}`, store.idempotencyKey)
    const { action, version } = body
    const secret = newSecret(ofDocument, action === 'sendLink' ? 'link of the clinician' : 'preview link')
    await writeChecked(ofDocument, async () => {
      const document = await requireDocument(store, params)
      const { draft } = document
      if (version !== undefined && version !== draft?.version) {
        const current = Discussion.parse(await currentDiscussion(store, params, by))
        throw new Problem(409, 'Somebody else has changed this document since', { current })
      }
      const discussion = await findDiscussion(store, document, now)
      if (action === 'makeLink' || action === 'sendLink') {
        if (!draft) throw badRequest('version', 'needs a draft: visitors see the document as it is')
        const link = { by, at, note: body.text }
        if (action === 'makeLink') return newLink(discussion, secret, link)
        const clinician = await requireClinician(store, at)
        const sent = { ...link, to: clinician.name, clinician: clinician.topic }
        return [...newLink(discussion, secret, sent), checkClinician(clinician)]
      }
      if (action === 'revokeLink') return endOfLink(store, discussion, body, { by, at })
      return contributionWrites(discussion, draft, { ...body, action }, { by, at })
    })
    if (action === 'sendLink') {
      const [https, http = https] = viewerOrigins(viewerHost)
      await sendLink(store, { params, secret, now }, http)
    }
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
  link: Omit<StoredLink, 'id' | 'round' | 'until'>,
): Write[] {
  const { by, at, to } = link
  const { links: max } = apiLimits.discussion
  if (discussion.links.length >= max)
    throw new Problem(409, `A document has ${max} links at most. Please revoke one first.`)
  const until = new Date(Date.parse(at) + apiLimits.previewLinks.lifetime).toISOString()
  return [
    ...linkWrites(discussion, secret, { ...link, until }),
    auditWrite({
      at,
      by,
      action: to === undefined ? 'makeLink' : 'sendLink',
      subject: subjectOf(discussion),
    }),
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

/**
 * Only the address gets the token: the member who sends it could otherwise approve the own text by it. A link whose mail
 * cannot be sent ends.
 *
 * @throws {Problem} 409 if the link has ended since, as after a press whose mail could not be sent.
 */
async function sendLink(
  { idempotencyKey, ...store }: Store,
  { params, secret, now }: { params: { kind: string; id: string }; secret: string; now: number },
  origin: string | undefined,
): Promise<void> {
  const document = await requireDocument(store, params)
  const link = await findLink(store, document, { secret, now })
  if (link?.clinician === undefined)
    throw new Problem(409, 'This link was not sent. Please send another one.')
  const text = `You are asked to read a text and to approve it: ${origin}/admin/draft#${tokenOf(params, secret)}`
  try {
    await sendTo(link.clinician, text)
  } catch (error) {
    await writeChecked(store, () => revokeLink(store, document, link.id))
    throw error
  }
}

/** @throws {Problem} 409 */
async function requireClinician(store: Store, at: string) {
  const clinician = await clinicianInForce(store, at)
  if (!clinician) throw new Problem(409, 'The clinic has named nobody whose approval by link counts.')
  const { topic, name } = clinician
  if ((await addressOfClinician(clinician)).state !== 'confirmed')
    throw new Problem(409, `${name} has not confirmed the address. Team says what is known.`)
  const { window, mails } = apiLimits.clinician
  await limitAttempts(store, { limit: 'clinician-mails', client: topic, window, now: Date.parse(at) }, mails)
  return clinician
}
