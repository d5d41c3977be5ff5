import type { EndpointKey } from '#shared/api/endpoints.ts'
import { urlOf } from '#shared/api/urlOf.ts'
import { hasMarkers, resolved } from '#shared/documents/factMarkers.ts'
import type { Site } from '#shared/entities/site.ts'
import { handler as listAlerts } from '../alerts/listAlerts.ts'
import { handler as listFaqs } from '../faqs/listFaqs.ts'
import { Problem } from '../http/problem.ts'
import type { ReadHandler } from '../http/serve.ts'
import { handler as getPage } from '../pages/getPage.ts'
import { handler as getPost } from '../posts/getPost.ts'
import { handler as listPosts } from '../posts/listPosts.ts'
import { handler as listReviews } from '../reviews/listReviews.ts'
import { handler as getService } from '../services/getService.ts'
import { handler as listServices } from '../services/listServices.ts'
import { handler as getSite } from '../site/getSite.ts'
import { isUnavailable } from '../store/unavailable.ts'
import { handler as getTreatmentLanding } from '../treatments/getTreatmentLanding.ts'
import { handler as getTreatmentPage } from '../treatments/getTreatmentPage.ts'
import { handler as listServicePages } from '../treatments/listServicePages.ts'
import { parseApiUrl } from './apiUrl.ts'
import { UnfitContent } from './renderFailure.ts'

/** Null if there is no such document; any other error rejects, so that no page is rendered without its content. */
export async function readInProcess(url: string): Promise<unknown> {
  const { path, query, match } = parseApiUrl(url)
  const handler = match && pageReads[match.key]
  if (!handler) throw new Error(`No page is rendered from GET ${path}`)
  try {
    return await handler.readInProcess(match.params, query.toString())
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null
    if (isUnavailable(error)) throw error
    const reason = `Stored content that it shows cannot be read, and may be damaged: ${url}.`
    throw new UnfitContent(reason, { cause: error })
  }
}

export const factsUrl = urlOf('GET /api/site')

/** With the facts of the clinic in place of their markers: ten thousand pages would look for them in what they share. */
export const readWithFacts =
  (site: Site) =>
  async (url: string): Promise<unknown> => {
    if (url === factsUrl) return site
    const response = await readInProcess(url)
    return hasMarkers(response) ? resolved(response, site) : response
  }

/** The endpoints that pages are rendered from. The renderer's grants must cover what each of them reads. */
const pageReads: Partial<Record<EndpointKey, ReadHandler>> = {
  'GET /api/reviews': listReviews,
  'GET /api/pages/{name}': getPage,
  'GET /api/treatment-pages/{category}': getTreatmentLanding,
  'GET /api/treatment-pages/{category}/{path+}': getTreatmentPage,
  'GET /api/service-pages': listServicePages,
  'GET /api/faqs': listFaqs,
  'GET /api/blog/posts': listPosts,
  'GET /api/blog/posts/{slugOrId}': getPost,
  'GET /api/services': listServices,
  'GET /api/services/{id}': getService,
  'GET /api/alerts': listAlerts,
  'GET /api/site': getSite,
}
