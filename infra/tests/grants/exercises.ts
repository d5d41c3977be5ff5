import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import { readLock } from '../../../functions/store/renderLease.ts'
import { webp } from '../../../functions/testing/webp.ts'
import { addMember, tryToLogIn } from '../../testing/staff.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'
import { callRequestExercises } from './callRequestExercises.ts'
import { deskExercises, forgetDirectory } from './deskExercises.ts'
import type { Exercise } from './exercise.ts'
import { type GrantContext, request, requestAsStaff, tableOf } from './grantContext.ts'
import { renderEverything } from './renderEverything.ts'

const page = 'how-we-help.group-therapy'
const json = { 'content-type': 'application/json' }

/** What there is to do for every function, by its file. The renderer's own stands first: later ones ask for renderings. */
export const exercises: Record<string, Exercise> = {
  'render/renderSite': renderEverything,
  'seed/seedContent': async (place) => {
    await forgetDirectory(place)
    await runFunction(place.owner, functionNamed(place.system, 'seed/seedContent'))
  },
  'reviews/listReviews': asking('/api/reviews'),
  'reviews/getReview': asking('/api/reviews/review-1'),
  'pages/getPage': asking('/api/pages/home'),
  'treatments/getTreatmentLanding': asking('/api/treatment-pages/how-we-help'),
  'treatments/getTreatmentPage': asking('/api/treatment-pages/how-we-help/group-therapy'),
  'treatments/listServicePages': asking('/api/service-pages'),
  'faqs/listFaqs': asking('/api/faqs', `/api/faqs?servicePageId=${page}`),
  'faqs/getFaq': async (place) => {
    const { faqs } = await (await request(place, '/api/faqs')).json()
    await request(place, `/api/faqs/${faqs[0].id}`)
  },
  'posts/listPosts': async (place) => {
    const { posts } = await (await request(place, '/api/blog/posts?page=1')).json()
    await request(place, `/api/blog/posts?page=1&category=${encodeURIComponent(posts[0].category)}`)
  },
  'posts/getPost': async (place) => {
    const { posts } = await (await request(place, '/api/blog/posts?page=1')).json()
    await request(place, `/api/blog/posts/${posts[0].slug}`)
    await request(place, `/api/blog/posts/${posts[0].id}`)
  },
  'services/listServices': asking('/api/services'),
  'services/getService': async (place) => {
    const services = await (await request(place, '/api/services')).json()
    await request(place, `/api/services/${services[0].id}`)
  },
  'feedback/countFeedback': async (place) => {
    for (const about of [`/${page.replace('.', '/')}`, '/blog/how-naloxone-works']) {
      const body = JSON.stringify({ page: about, helpful: 'yes' })
      const headers = { ...json, 'sec-fetch-site': 'same-origin' }
      await request(place, '/api/page-feedback', { method: 'POST', headers, body, status: 204 })
    }
  },
  'feedback/listFeedback': staffAsking('/api/admin/page-feedback'),
  'clientErrors/reportClientError': async (place) => {
    const body = JSON.stringify({ message: 'An exercise', path: '/' })
    await request(place, '/api/client-errors', { method: 'POST', headers: json, body, status: 204 })
  },
  'fallback/unmatchedRoute': async (place) => {
    await request(place, '/api/nothing', { status: 404 })
  },
  'staff/openSession': async (place) => {
    const name = place.newName()
    await addMember(place.owner, place.system, name)
    const cookie = await logInWell(place, name)
    await logInWell(place, name, cookie)
    await request(place, '/api/admin/session', { headers: { cookie }, status: 401 })
  },
  'staff/getSession': staffAsking('/api/admin/session'),
  'staff/closeSession': async (place) => {
    const name = place.newName()
    await addMember(place.owner, place.system, name)
    const headers = { cookie: await logInWell(place, name), 'sec-fetch-site': 'same-origin' }
    await request(place, '/api/admin/session', { method: 'DELETE', headers, status: 204 })
    await request(place, '/api/admin/session', { headers, status: 401 })
  },
  'staff/listEditablePages': staffAsking('/api/admin/service-pages'),
  'treatments/getImageHistory': staffAsking(`/api/service-pages/${page}/history`),
  ...deskExercises,
  ...callRequestExercises,
  'media/storeImage': async (place) => {
    await upload(place)
  },
  'media/fetchExternalImage': async (place) => {
    const body = JSON.stringify({ address: 'https://localhost/photo.jpg' })
    await requestAsStaff(place, '/api/media/fetch', { method: 'POST', headers: json, body, status: 400 })
  },
  'treatments/changeServicePageImage': async (place) => {
    const image1 = await upload(place)
    const renderer = functionNamed(place.system, 'render/renderSite')
    const before = place.system.invocations()[renderer] ?? 0
    await forgetSavedPages(place)
    await requestAsStaff(place, `/api/service-pages/${page}`, {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ image1 }),
    })
    const { saved } = await readLock(tableOf(place))
    if (!saved.has(page)) throw new Error('The rendering does not know what was saved')
    if (place.system.invocations()[renderer] === before) throw new Error('The pages are not rendered again')
  },
  'canary/checkSite': async (place) => {
    await runFunction(place.owner, functionNamed(place.system, 'canary/checkSite'))
  },
}

function asking(...paths: string[]): Exercise {
  return async (place) => {
    for (const path of paths) await request(place, path)
  }
}

function staffAsking(path: string): Exercise {
  return async (place) => {
    await requestAsStaff(place, path)
  }
}

async function logInWell({ system }: GrantContext, name: string, cookie?: string): Promise<string> {
  const answer = await tryToLogIn(system.address, name, cookie)
  if (answer.status !== 200) throw new Error(`The login answers ${answer.status}: ${await answer.text()}`)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** A rendering of an earlier exercise may still have the page to render. */
async function forgetSavedPages(place: GrantContext): Promise<void> {
  const { documents, tableName } = tableOf(place)
  await documents.send(
    new UpdateCommand({ TableName: tableName, Key: keys.renderLock(), UpdateExpression: 'REMOVE saved' }),
  )
}

async function upload(place: GrantContext): Promise<string> {
  const headers = { 'content-type': 'image/webp' }
  const body = new Uint8Array(webp(300, 300))
  const answer = await requestAsStaff(place, '/api/media', { method: 'POST', headers, body })
  return String((await answer.json()).src)
}
