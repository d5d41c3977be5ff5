import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { vi } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { keys } from '#shared/keys.ts'
import { addRenderRequest, renderingState } from '../../../functions/store/renderRequest.ts'
import { updateItem } from '../../../functions/store/write.ts'
import { outputs } from '../../outputs.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'
import { type GrantContext, tableOf } from './grantContext.ts'

/**
 * Makes the renderer use every grant: it renders a post first, and then all pages, one of which lists services and
 * posts, writes a missing one, removes an unknown one, invalidates the edge's cache, and
 * records the scripts that no page names any longer.
 */
export async function renderEverything(context: GrantContext): Promise<void> {
  const store = tableOf(context)
  for (;;) {
    const rendered = await renderOnce(context)
    if (/"written":[1-9]\d*,"removed":1/.test(JSON.stringify(rendered))) return
    if (rendered !== null) throw new Error(`The rendering returns ${JSON.stringify(rendered)}`)
    // The job of each minute had begun another rendering, which serves the request.
    await vi.waitFor(async () => {
      const { published, requested } = await renderingState(store, Date.now())
      if (published < requested) throw new Error('The other rendering has not ended')
    }, 60_000)
  }
}

async function renderOnce(context: GrantContext): Promise<unknown> {
  const { files, outputs: names } = context.owner
  const Bucket = names[outputs.siteBucket]
  await files.send(new PutObjectCommand({ Bucket, Key: 'gone/index.html', Body: 'A page that is gone' }))
  await files.send(new DeleteObjectCommand({ Bucket, Key: 'faq/index.html' }))
  await listServicesAndPosts(context)
  await addRenderRequest(tableOf(context), [`post/${seed.posts[0]?.id}`, '/reviews'])
  return runFunction(context.owner, functionNamed(context, 'render/renderSite'))
}

async function listServicesAndPosts(context: GrantContext): Promise<void> {
  const content = [
    { name: 'all_services', table: 'services' },
    { name: 'one_service', table: 'services', items: [seed.services[0]?.id] },
    { name: 'one_post', table: 'posts', items: [seed.posts[0]?.id] },
  ]
  await updateItem(tableOf(context), keys.document('page', 'reviews'), { set: { content } })
}
