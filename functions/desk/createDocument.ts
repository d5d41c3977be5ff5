import { newSecret } from '../http/newSecret.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { noDocument, stateOf } from '../store/desk/documents.ts'
import { transactAll } from '../store/writeChecked.ts'
import { decide } from './act.ts'
import { documentKind } from './documentName.ts'
import { currentDocument } from './requireDocument.ts'
import { requireDraftContent } from './requireDraftContent.ts'

export const handler = serveStaff(
  'POST /api/admin/documents/{kind}',
  async ({ params, body, session: { username: by, expiresAt: session }, store }) => {
    const kind = documentKind(params)
    const secret = Buffer.from(newSecret(store, 'document'), 'base64url')
    const document = noDocument({ kind, id: `${kind}-${secret.toString('hex').slice(0, 13)}` })
    const content = requireDraftContent(kind, body.content)
    const action = { type: 'save', version: 0, tab: '', restored: null, content, session, by } as const
    const before = await stateOf(store, document)
    const at = new Date().toISOString()
    const { writes } = await decide({ store, document, before, plan: { action }, at })
    await transactAll(store, writes)
    return currentDocument(store, document)
  },
)
