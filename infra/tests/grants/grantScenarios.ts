import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import { addAuditRecord } from '../../../functions/store/audit.ts'
import { addMember, tryToLogIn } from '../../testing/staff.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'
import { callRequestScenarios } from './callRequestScenarios.ts'
import { deskScenarios, discard, forgetSeeded, save } from './deskScenarios.ts'
import { type GrantContext, request, requestAsStaff, tableOf } from './grantContext.ts'
import type { GrantScenario } from './grantScenario.ts'
import { logInWithRecoveryCode, memberScenarios } from './memberScenarios.ts'
import { redirectScenarios } from './redirectScenarios.ts'
import { renderEverything } from './renderEverything.ts'
import { uploadImage } from './uploadImage.ts'

const page = 'how-we-help.group-therapy'
const json = { 'content-type': 'application/json' }

/** The scenario of each function, by its file. */
export const grantScenarios: Record<string, GrantScenario> = {
  'render/renderSite': renderEverything,
  'seed/seedContent': async (context) => {
    await forgetSeeded(context)
    await runFunction(context.owner, functionNamed(context.system, 'seed/seedContent'))
  },
  'reviews/listReviews': reading('/api/reviews'),
  'alerts/listAlerts': reading('/api/alerts'),
  'reviews/getReview': reading('/api/reviews/review-1'),
  'pages/getPage': reading('/api/pages/home'),
  'treatments/getTreatmentLanding': reading('/api/treatment-pages/how-we-help'),
  'treatments/getTreatmentPage': reading('/api/treatment-pages/how-we-help/group-therapy'),
  'treatments/listServicePages': reading('/api/service-pages'),
  'faqs/listFaqs': reading('/api/faqs', `/api/faqs?servicePageId=${page}`),
  'faqs/getFaq': async (context) => {
    const { faqs } = await (await request(context, '/api/faqs')).json()
    await request(context, `/api/faqs/${faqs[0].id}`)
  },
  'posts/listPosts': async (context) => {
    const { posts } = await (await request(context, '/api/blog/posts?page=1')).json()
    await request(context, `/api/blog/posts?page=1&category=${encodeURIComponent(posts[0].category)}`)
  },
  'posts/getPost': async (context) => {
    const { posts } = await (await request(context, '/api/blog/posts?page=1')).json()
    await request(context, `/api/blog/posts/${posts[0].slug}`)
    await request(context, `/api/blog/posts/${posts[0].id}`)
  },
  'services/listServices': reading('/api/services'),
  'services/getService': async (context) => {
    const services = await (await request(context, '/api/services')).json()
    await request(context, `/api/services/${services[0].id}`)
  },
  'site/getSite': reading('/api/site'),
  'feedback/countFeedback': async (context) => {
    for (const about of [`/${page.replace('.', '/')}`, '/blog/how-naloxone-works']) {
      const body = JSON.stringify({ page: about, helpful: 'yes' })
      const headers = { ...json, 'sec-fetch-site': 'same-origin' }
      await request(context, '/api/page-feedback', { method: 'POST', headers, body, status: 204 })
    }
  },
  'feedback/listFeedback': readingAsStaff('/api/admin/page-feedback'),
  'clientErrors/reportClientError': async (context) => {
    const body = JSON.stringify({ message: 'A scenario', path: '/' })
    await request(context, '/api/client-errors', { method: 'POST', headers: json, body, status: 204 })
  },
  'fallback/unmatchedRoute': async (context) => {
    await request(context, '/api/nothing', { status: 404 })
  },
  'staff/openSession': async (context) => {
    const name = context.newName()
    await addMember(context.owner, context.system, name)
    const cookie = await logInSuccessfully(context, name)
    await logInSuccessfully(context, name, cookie)
    await request(context, '/api/admin/session', { headers: { cookie }, status: 401 })
    await logInWithRecoveryCode(context)
  },
  'staff/getSession': readingAsStaff('/api/admin/session'),
  'staff/closeSession': async (context) => {
    const name = context.newName()
    await addMember(context.owner, context.system, name)
    const headers = { cookie: await logInSuccessfully(context, name), 'sec-fetch-site': 'same-origin' }
    await request(context, '/api/admin/session', { method: 'DELETE', headers, status: 204 })
    await request(context, '/api/admin/session', { headers, status: 401 })
  },
  'render/getRendering': readingAsStaff('/api/admin/rendering'),
  ...memberScenarios,
  'audit/listAudit': async (context) => {
    const [from, to] = [-1, 1].map((hour) => new Date(Date.now() + hour * 3_600_000).toISOString())
    // The titles of documents are read for the records that there are.
    await addAuditRecord(tableOf(context), {
      ...{ at: new Date().toISOString(), by: 'a scenario', action: 'publish' },
      subject: `treatment/${page}`,
    })
    await requestAsStaff(context, `/api/admin/audit?from=${from}&to=${to}`)
  },
  'treatments/listEditablePages': readingAsStaff('/api/admin/service-pages'),
  ...deskScenarios,
  ...callRequestScenarios,
  ...redirectScenarios,
  'media/storeImage': async (context) => {
    await uploadImage(context)
  },
  'media/listMedia': async (context) => {
    const src = await uploadImage(context)
    const list = await (await requestAsStaff(context, '/api/admin/media')).text()
    if (!list.includes(src)) throw new Error('The list has no upload')
  },
  'media/deleteMedia': async (context) => {
    const src = await uploadImage(context, 310)
    await changePageImage(context, await uploadImage(context))
    const id = /(\w+)\.webp$/.exec(src)?.[1]
    await requestAsStaff(context, `/api/admin/media/${id}`, { method: 'DELETE', status: 204 })
  },
  'media/deleteUnusedImages': async (context) => {
    const src = await uploadImage(context, 320)
    await changePageImage(context, await uploadImage(context))
    const { documents, tableName } = tableOf(context)
    await documents.send(
      new UpdateCommand({
        TableName: tableName,
        Key: keys.media(src),
        UpdateExpression: 'SET uploadedAt = :past',
        ExpressionAttributeValues: { ':past': '2020-01-01T00:00:00.000Z' },
      }),
    )
    await runFunction(context.owner, functionNamed(context.system, 'media/deleteUnusedImages'))
    await request(context, src, { status: 404 })
    const list = await (await requestAsStaff(context, '/api/admin/media')).text()
    if (list.includes(src)) throw new Error('The unused image is still there')
  },
  'media/fetchExternalImage': async (context) => {
    const body = JSON.stringify({ address: 'https://localhost/photo.jpg' })
    await requestAsStaff(context, '/api/media/fetch', { method: 'POST', headers: json, body, status: 400 })
  },
  'treatments/changeServicePageImage': async (context) => {
    await changePageImage(context, await uploadImage(context))
    await save(context, `treatment/${page}`)
    await changePageImage(context, '/art/dock-dawn.svg')
    await discard(context, `treatment/${page}`)
  },
  'canary/checkSite': async (context) => {
    // It looks at the address of a deploy, where nothing listens.
    await runFunction(context.owner, functionNamed(context.system, 'canary/checkSite')).catch(() => undefined)
  },
}

function reading(...paths: string[]): GrantScenario {
  return async (context) => {
    for (const path of paths) await request(context, path)
  }
}

function readingAsStaff(path: string): GrantScenario {
  return async (context) => {
    await requestAsStaff(context, path)
  }
}

async function logInSuccessfully({ system }: GrantContext, name: string, cookie?: string): Promise<string> {
  const response = await tryToLogIn(system.address, name, cookie)
  if (response.status !== 200)
    throw new Error(`The login responds with ${response.status}: ${await response.text()}`)
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function changePageImage(context: GrantContext, image1: string): Promise<void> {
  const body = JSON.stringify({ image1 })
  await requestAsStaff(context, `/api/service-pages/${page}`, { method: 'PATCH', headers: json, body })
}
