import { expect } from '@playwright/test'
import { DeskDocument, DocumentList } from '#shared/entities/documents.ts'
import { pages } from '#shared/pages.ts'
import { previewFramePath } from '#shared/rendering.ts'
import { test } from './support/staffTest.ts'

/** A document of each kind with the page that shows it. */
const shown = [
  { kind: 'treatment' },
  { kind: 'landing' },
  { kind: 'post' },
  { kind: 'page' },
  { kind: 'faq', path: pages.faq.path },
  { kind: 'review', path: pages.reviews.path },
  { kind: 'teamMember', path: pages.team.path },
  { kind: 'site', path: pages.home.path },
]

for (const { kind, path } of shown)
  test(`the preview of what is published has the words of its page: ${kind} [1.8]`, async ({
    staffPage: page,
  }) => {
    await page.goto('/admin')
    const list = DocumentList.parse(
      await page.evaluate(
        async (asked) => (await fetch(`/api/admin/documents?kind=${asked}&status=online`)).json(),
        kind,
      ),
    )
    const [{ id, address } = { id: '', address: '' }] = list.documents
    const document = DeskDocument.parse(
      await page.evaluate(
        async (name) => (await fetch(`/api/admin/documents/${name}`)).json(),
        `${kind}/${id}`,
      ),
    )
    const sent = {
      draft: { kind, id, content: document.published?.content, now: document.published?.publishedAt },
      path: path ?? address,
      target: { texts: [] },
    }
    const words = await page.evaluate(compared, { frame: previewFramePath, message: sent })
    expect(words.page.length).toBeGreaterThan(100)
    expect(words.preview).toBe(words.page)
  })

/** Runs in the page. The words of the main part in the preview, once it has stopped changing, and in the page. */
async function compared({ frame: src, message }: { frame: string; message: { path: string | undefined } }) {
  const wordsOf = (root: Document | null) => {
    const main = root?.querySelector('main')
    const changing = main?.querySelectorAll('[data-hours], script, [data-year]') ?? []
    for (const element of changing) element.textContent = ''
    return main?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  }
  const open = (address: string, sandbox?: string) => {
    const frame = document.createElement('iframe')
    frame.style.cssText = 'position:fixed;inset:0;width:1280px;height:900px'
    if (sandbox) frame.setAttribute('sandbox', sandbox)
    frame.src = address
    document.body.append(frame)
    return frame
  }
  // Without scripts, so that it is the page as it was rendered.
  const rendered = open(message.path ?? '/', 'allow-same-origin')
  await new Promise((resolve) => rendered.addEventListener('load', resolve))
  const page = wordsOf(rendered.contentDocument)
  const frame = open(src)
  await new Promise((resolve) => addEventListener('message', resolve, { once: true }))
  frame.contentWindow?.postMessage(message, location.origin)
  let preview = ''
  for (let looks = 0; looks < 100 && preview !== page; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    preview = wordsOf(frame.contentDocument)
  }
  return { preview, page }
}
