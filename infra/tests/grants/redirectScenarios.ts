import { type GrantContext, requestAsStaff } from './grantContext.ts'
import type { GrantScenario } from './grantScenario.ts'

const path = '/api/admin/redirects'

export const redirectScenarios: Record<string, GrantScenario> = {
  'redirects/listRedirects': async (context) => {
    await requestAsStaff(context, path)
  },
  'redirects/addRedirect': async (context) => {
    await add(context)
  },
  'redirects/deleteRedirect': async (context) => {
    const from = await add(context)
    await requestAsStaff(context, `${path}?from=${from}`, { method: 'DELETE', status: 204 })
  },
}

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
