/**
 * Every public read as somebody would write it on hono: the same question to the same store, a 404 where there is
 * nothing. Source texts, so that each becomes a bundle of its own, as ours do.
 */
export const honoHandlers: Record<string, string> = {
  'reviews/listReviews': list('reviews', 'reviews', '/api/reviews'),
  'reviews/getReview': one('reviews', 'findReview', '/api/reviews/:id', `c.req.param('id')`),
  'pages/getPage': one('pages', 'findPage', '/api/pages/:name', `c.req.param('name')`),
  'treatments/getTreatmentLanding': one(
    'treatments',
    'findLanding',
    '/api/treatment-pages/:category',
    `c.req.param('category')`,
  ),
  'treatments/getTreatmentPage': one(
    'treatments',
    'findTreatment',
    '/api/treatment-pages/:path{.+}',
    `c.req.param('path')`,
  ),
  'treatments/listServicePages': list('treatments', 'servicePages', '/api/service-pages'),
  'faqs/listFaqs': list('faqs', 'faqs', '/api/faqs'),
  'faqs/getFaq': one('faqs', 'findFaq', '/api/faqs/:id', `c.req.param('id')`),
  'posts/listPosts': one(
    'posts',
    'postsPage',
    '/api/blog/posts',
    `{ page: Number(c.req.query('page') ?? 1), perPage: Number(c.req.query('perPage') ?? 9), category: c.req.query('category') }`,
  ),
  'posts/getPost': one('posts', 'findPost', '/api/blog/posts/:slug', `c.req.param('slug')`),
  'services/listServices': list('services', 'services', '/api/services'),
  'services/getService': one('services', 'findService', '/api/services/:id', `c.req.param('id')`),
}

function list(file: string, question: string, path: string): string {
  return app(file, question, `app.get('${path}', async (c) => c.json(await ${question}(environmentStore())))`)
}

function one(file: string, question: string, path: string, argument: string): string {
  return app(
    file,
    question,
    `app.get('${path}', async (c) => {
  const found = await ${question}(environmentStore(), ${argument})
  return found ? c.json(found) : c.json({ message: 'Not found' }, 404)
})`,
  )
}

function app(file: string, question: string, route: string): string {
  return `
import { Hono } from 'hono'
import { handle } from 'hono/aws-lambda'
import { environmentStore } from './functions/environmentStore.ts'
import { ${question} } from './functions/store/${file}.ts'
const app = new Hono()
${route}
export const handler = handle(app)
`
}
