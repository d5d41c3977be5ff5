import { randomUUID } from 'node:crypto'
import { DeskDocument } from '#shared/entities/documents.ts'
import { sameOriginHeaders } from '../../../../testing/staff.ts'
import { siteAddress } from './staffTest.ts'

/** Sends what an editor would send, without the time that it takes to open one. */
export async function staffRequest(
  session: string,
  address: string,
  method: string,
  json?: object,
): Promise<DeskDocument | undefined> {
  const response = await fetch(`${siteAddress()}/api/admin/documents/${address}`, {
    method,
    headers: {
      ...sameOriginHeaders,
      cookie: `__Host-session=${session}`,
      'content-type': 'application/json',
    },
    ...(json && { body: JSON.stringify(json) }),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.status === 204 ? undefined : DeskDocument.parse(await response.json())
}

/** A draft of a post, with a title and an address of its own. */
export async function draftPost(
  session: string,
  content: { title: string; excerpt: string; content: string },
) {
  const id = randomUUID().slice(0, 8)
  const title = `${content.title} ${id}`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const details = { slug, category: 'Recovery', author: 'The clinical team' }
  const created = await staffRequest(session, 'post', 'POST', { content: { ...content, title, ...details } })
  return { title, name: `post/${created?.id}`, editor: `/admin/blog/${created?.id}`, path: `/blog/${slug}` }
}
