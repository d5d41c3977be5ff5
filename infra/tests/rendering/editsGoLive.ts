import { expect } from 'vitest'
import { site as facts } from '#shared/content/site.ts'
import { RenderingState } from '#shared/entities/rendering.ts'
import type { Desk } from '../../../functions/testing/desk.ts'
import { publishDocument } from './publishDocument.ts'
import type { RenderedSite } from './renderedSite.ts'

export const renderingState = async (desk: Desk): Promise<RenderingState> =>
  RenderingState.parse((await desk.send('GET /api/admin/rendering')).json)

/** Publishes an alert, a phone number and a text of one post, and requires that visitors see them. */
export function editsOf(site: RenderedSite): { requireThatEditsGoLive(): Promise<void> } {
  const { desk } = site
  let edit = 0
  return {
    async requireThatEditsGoLive() {
      edit += 1
      const words = `Edit ${edit}`
      const phone = `(404) 555-01${String(edit).padStart(2, '0')}`
      const startsAt = new Date(Date.now() - 60_000).toISOString()
      const endsAt = new Date(Date.now() + 3_600_000).toISOString()
      const alert = { message: words, level: 'urgent', pages: [], startsAt, endsAt }
      const { id } = await desk.create('alert', alert)
      await publishDocument(desk, { kind: 'alert', id, content: {} })
      const offices = facts.offices.map((office) => ({ ...office, phone }))
      await publishDocument(desk, { kind: 'site', id: 'site', content: { offices } })
      await publishDocument(desk, { kind: 'post', id: 'post-00020', content: { content: `<p>${words}</p>` } })
      await site.render()
      for (const address of ['reviews/index.html', 'blog/index.html']) {
        expect(await site.textOf(address)).toContain(words)
        expect(await site.textOf(address)).toContain(phone)
      }
      expect(await site.textOf('blog/slug-of-20/index.html')).toContain(`<p>${words}</p>`)
      const { requested, published, failed } = await renderingState(desk)
      expect([published, failed]).toEqual([requested, false])
    },
  }
}
