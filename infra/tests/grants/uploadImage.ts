import { webp } from '../../../functions/testing/webp.ts'
import { type GrantContext, send } from './grantContext.ts'

/** Its address. */
export async function uploadImage(context: GrantContext, width = 300): Promise<string> {
  const body = new Uint8Array(webp(width, 300))
  return (await send(context, 'POST /api/media', { body, type: 'image/webp' })).src
}
