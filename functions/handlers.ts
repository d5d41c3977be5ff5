import type { EndpointKey } from '#shared/api/endpoints.ts'
import { handler as reportClientError } from './clientErrors/reportClientError.ts'
import { handler as getFaq } from './faqs/getFaq.ts'
import { handler as listFaqs } from './faqs/listFaqs.ts'
import type { ApiHandler } from './http/event.ts'
import { handler as storeImage } from './media/storeImage.ts'
import { handler as getPage } from './pages/getPage.ts'
import { handler as getPost } from './posts/getPost.ts'
import { handler as listPosts } from './posts/listPosts.ts'
import { handler as getReview } from './reviews/getReview.ts'
import { handler as listReviews } from './reviews/listReviews.ts'
import { handler as getService } from './services/getService.ts'
import { handler as listServices } from './services/listServices.ts'
import { handler as closeSession } from './staff/closeSession.ts'
import { handler as getSession } from './staff/getSession.ts'
import { handler as listEditablePages } from './staff/listEditablePages.ts'
import { handler as openSession } from './staff/openSession.ts'
import { handler as changeServicePageImage } from './treatments/changeServicePageImage.ts'
import { handler as getImageHistory } from './treatments/getImageHistory.ts'
import { handler as getTreatmentLanding } from './treatments/getTreatmentLanding.ts'
import { handler as getTreatmentPage } from './treatments/getTreatmentPage.ts'
import { handler as listServicePages } from './treatments/listServicePages.ts'

/** Every endpoint's handler, for whoever answers within one process. A row without one does not compile. */
export const handlers = {
  'GET /api/reviews': listReviews,
  'GET /api/reviews/{id}': getReview,
  'GET /api/pages/{name}': getPage,
  'GET /api/treatment-pages/{category}': getTreatmentLanding,
  'GET /api/treatment-pages/{category}/{path+}': getTreatmentPage,
  'GET /api/service-pages': listServicePages,
  'PATCH /api/service-pages/{id}': changeServicePageImage,
  'GET /api/service-pages/{id}/history': getImageHistory,
  'GET /api/faqs': listFaqs,
  'GET /api/faqs/{id}': getFaq,
  'GET /api/blog/posts': listPosts,
  'GET /api/blog/posts/{slugOrId}': getPost,
  'GET /api/services': listServices,
  'GET /api/services/{id}': getService,
  'POST /api/client-errors': reportClientError,
  'POST /api/admin/session': openSession,
  'GET /api/admin/session': getSession,
  'DELETE /api/admin/session': closeSession,
  'GET /api/admin/service-pages': listEditablePages,
  'POST /api/media': storeImage,
} satisfies Record<EndpointKey, ApiHandler>
