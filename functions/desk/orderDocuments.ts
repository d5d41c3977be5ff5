import { isDeepStrictEqual } from 'node:util'
import { changesOf } from '#shared/kinds/changesOf.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { badRequest, Problem } from '../problem.ts'
import { startRenderer } from '../startRenderer.ts'
import { auditWrite } from '../store/audit.ts'
import { readDirectory } from '../store/desk/directory.ts'
import { nextRevision } from '../store/list.ts'
import { renderWrite } from '../store/renderRequest.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { orderedKind } from './documentName.ts'

export const handler = serveStaff(
  'PUT /api/admin/order/{kind}',
  async ({ params, body, session: { username: by }, requestId, store }) => {
    const kind = orderedKind(params)
    const at = new Date().toISOString()
    const subject = `${kind}/*`
    await writeChecked(store, async () => {
      const directory = await readDirectory(store, kind)
      const current = directory.rows.map(({ id }) => id)
      return [
        nextRevision(directory, orderAfter(current, body)),
        auditWrite({ at, by, action: 'order', subject }),
        renderWrite(changesOf({ kind, id: '*' }, {}, {})),
      ]
    })
    await startRenderer(requestId)
    return null
  },
)

/**
 * Puts the documents of `ids` in this order, at the positions that these documents have now. All others stay.
 * @throws {Problem} 400 if an id is not published or is given twice, 409 if somebody else has changed the order.
 */
function orderAfter(
  current: readonly string[],
  { ids, before }: { ids: readonly string[]; before: readonly string[] },
): string[] {
  const chosen = new Set(ids)
  const named = current.filter((id) => chosen.has(id))
  if (chosen.size !== ids.length || named.length !== ids.length)
    throw badRequest('ids', 'must be published documents, each once')
  if (!isDeepStrictEqual(named, before) && !isDeepStrictEqual(named, ids))
    throw new Problem(409, 'Somebody else has changed this order since')
  const next = ids.values()
  return current.map((id) => (chosen.has(id) ? (next.next().value ?? id) : id))
}
