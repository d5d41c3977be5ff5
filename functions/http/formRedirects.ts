import type { Endpoint } from '#shared/api/endpoints.ts'
import { Problem } from '../problem.ts'
import type { ApiEvent, ApiResponse, Middleware } from './event.ts'
import { formFields, isFormPost } from './requestBody.ts'

/** Redirects a browser that sent a form without scripts. Of the form's values, only `page` may be in the address. */
export function formRedirects({ form }: Endpoint): Middleware {
  return {
    after(request) {
      if (form && isFormPost(request.event))
        request.response = seeOther(addressOf(form.success, request.event))
    },
    onError(request) {
      if (!form || !isFormPost(request.event)) return
      const address = addressOf(form.problem, request.event)
      request.response = seeOther(address.includes('#') ? address : `${address}#${reasonOf(request.error)}`)
    },
  }
}

function addressOf(target: string, event: ApiEvent): string {
  if (!target.startsWith('#')) return target
  const { page = '' } = formFields(event)
  return `${ownPath.test(page) ? page : '/'}${target}`
}

/** Does not match a path that begins with two slashes, because it would lead to another site. */
const ownPath = /^(?:\/[a-z0-9-]+)+$/

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
