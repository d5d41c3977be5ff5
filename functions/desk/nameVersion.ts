import { serveStaff } from '../http/serveStaff.ts'
import { orNotFound } from '../problem.ts'
import { auditWrite } from '../store/audit.ts'
import { namingWrite } from '../store/desk/versions.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { documentName } from './documentName.ts'

export const handler = serveStaff(
  'PATCH /api/admin/documents/{kind}/{id}/versions/{number}',
  async ({ params, body, session: { username: by }, store }) => {
    const document = documentName(params)
    const naming = { number: Number(params.number), name: body.name ?? undefined }
    const action = body.name === null ? 'removed the name of a version' : 'named a version'
    const record = { at: new Date().toISOString(), by, action, subject: `${document.kind}/${document.id}` }
    await writeChecked(store, async () => {
      const write = orNotFound(await namingWrite(store, document, naming), 'Version', params.number)
      return [write, auditWrite(record)]
    })
    return null
  },
)
