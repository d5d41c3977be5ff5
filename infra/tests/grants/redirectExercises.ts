import { requireRenderingRequest, withoutRenderings } from './deskExercises.ts'
import type { Exercise } from './exercise.ts'
import { type GrantContext, requestAsStaff } from './grantContext.ts'

const path = '/api/admin/redirects'

export const redirectExercises: Record<string, Exercise> = withoutRenderings({
  'redirects/listRedirects': async (context) => {
    await requestAsStaff(context, path)
  },
  'redirects/addRedirect': (context) => requireRenderingRequest(context, () => add(context)),
  'redirects/deleteRedirect': async (context) => {
    const from = await add(context)
    await requireRenderingRequest(context, () =>
      requestAsStaff(context, `${path}?from=${from}`, { method: 'DELETE', status: 204 }),
    )
  },
})

async function add(context: GrantContext): Promise<string> {
  const from = `/${context.newName()}`
  await requestAsStaff(context, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from, to: '/faq' }),
    status: 201,
  })
  return from
}
