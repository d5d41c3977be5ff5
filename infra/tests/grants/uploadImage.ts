import { webp } from '../../../functions/testing/webp.ts'
import { type GrantContext, requestAsStaff } from './grantContext.ts'

/** Its address. */
export async function uploadImage(context: GrantContext, width = 300): Promise<string> {
  const headers = { 'content-type': 'image/webp' }
  const body = new Uint8Array(webp(width, 300))
  const response = await requestAsStaff(context, '/api/media', { method: 'POST', headers, body })
  return String((await response.json()).src)
}
