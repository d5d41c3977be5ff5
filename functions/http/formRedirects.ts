import type { Endpoint } from '#shared/api/endpoints.ts'
import { Problem } from '../problem.ts'
import type { ApiResponse, Middleware } from './event.ts'
import { isFormPost } from './requestBody.ts'

/** Redirects a browser that sent a form without scripts. No value of the form is in the address. */
export function formRedirects({ form }: Endpoint): Middleware {
  return {
    after(request) {
      if (form && isFormPost(request.event)) request.response = seeOther(form.success)
    },
    onError(request) {
      if (form && isFormPost(request.event))
        request.response = seeOther(`${form.problem}#${reasonOf(request.error)}`)
    },
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Problem)) return '503'
  const fields = new Set(error.details.issues?.map(({ path }) => encodeURIComponent(path.join('.'))))
  return [...fields].join() || String(error.status)
}

const seeOther = (location: string): ApiResponse => ({
  statusCode: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
})
