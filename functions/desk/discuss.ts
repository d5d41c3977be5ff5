import { apiLimits } from '#shared/apiLimits.ts'
import { Discussion, type DiscussionAction } from '#shared/entities/discussion.ts'
import { limitAttempts } from '../http/limitAttempts.ts'
import { newSecret } from '../http/newSecret.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { viewerOrigins } from '../http/viewerOrigins.ts'
import { addressOf, sendTo } from '../mailTopics.ts'
import { badRequest, Problem } from '../problem.ts'
import { auditWrite } from '../store/audit.ts'
import {
  findDiscussion,
  linkWrites,
  revokeLink,
  type StoredDiscussion,
  type StoredLink,
} from '../store/desk/discussions.ts'
import { findClinician, isInForce } from '../store/staff/clinician.ts'
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
    const secret = newSecret(store, 'preview link')
    const { action, version } = body
    const clinician = action === 'sendLink' ? await requireClinician(store, at) : undefined
    const ofClinician = newSecret(store, 'link of the clinician')
    await writeChecked(store, async () => {
      const document = await requireDocument(store, params)
      const { draft } = document
      if (version !== undefined && version !== draft?.version) {
        const current = Discussion.parse(await currentDiscussion(store, params, by))
        throw new Problem(409, 'Somebody else has changed this document since', { current })
      }
      const discussion = await findDiscussion(store, document, now)
      if (action === 'makeLink' || action === 'sendLink') {
        if (!draft) throw badRequest('version', 'needs a draft: visitors see the document as it is')
        const link = { by, at, note: body.text, ...clinician }
        return newLink(discussion, clinician ? ofClinician : secret, link)
      }
      if (action === 'revokeLink') return endOfLink(store, discussion, body, { by, at })
      return contributionWrites(discussion, draft, { ...body, action }, { by, at })
    })
    if (clinician) {
      const [https, http = https] = viewerOrigins(viewerHost)
      await sendLink(clinician.clinician, http, tokenOf(params, ofClinician))
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

/** Only the address gets the token: the member who sends it could otherwise approve the own text by it. */
const sendLink = (topic: string, origin: string | undefined, token: string) =>
  sendTo(topic, `You are asked to read a text and to approve it: ${origin}/admin/draft#${token}`)

/** @throws {Problem} 409 */
async function requireClinician(store: Store, at: string) {
  const clinician = await findClinician(store)
  if (!clinician || !isInForce(clinician, at))
    throw new Problem(409, 'The clinic has named nobody whose approval by link counts.')
  const { topic, name } = clinician
  if ((await addressOf(topic)).state !== 'confirmed')
    throw new Problem(409, `${name} has not confirmed the address. Team says what is known.`)
  const { window, mails } = apiLimits.clinician
  await limitAttempts(store, { limit: 'clinician-mails', client: topic, window, now: Date.parse(at) }, mails)
  return { to: name, clinician: topic }
}
