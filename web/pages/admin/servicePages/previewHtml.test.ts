import { describe, expect, it } from 'vitest'
import type { PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { previewHtml } from './previewHtml.ts'

const page: ServicePage = {
  id: 'a',
  slug: 'what-we-treat/a',
  title: 'Alcohol Addiction',
  description: '',
  category: 'what-we-treat',
  parentId: null,
  image1: '/art/a/1.svg',
  version: 1,
  updatedAt: '2026-11-20T12:00:00.000Z',
}
const html = `<!doctype html><html lang="en"><head><title>A</title><style>p{}</style><script>1</script></head>
<body><a href="/faq">FAQ</a><img src="/art/a/1.svg" srcset="/x 1w" alt="old"><img src="/art/a/2.svg" alt="two"><iframe src="/f"></iframe></body></html>`
const previewed = (pending: PageImage) =>
  new DOMParser().parseFromString(previewHtml(html, page, pending), 'text/html')

describe('the preview of a page', () => {
  it('replaces the main image and keeps the others', () => {
    const sources = [{ src: '/media/b.webp', width: 480 }]
    const document = previewed({ image1: '/media/b.webp', image1Alt: 'A bridge', image1Sources: sources })
    expect([...document.images].map((image) => image.outerHTML)).toEqual([
      '<img src="/media/b.webp" alt="A bridge" data-pending="" srcset="/media/b.webp 480w">',
      '<img src="/art/a/2.svg" alt="two">',
    ])
  })

  it('falls back to the title as alternative text, and has no srcset for an address alone', () => {
    const [image] = previewed({ image1: 'https://a.example/b.jpg' }).images
    expect(image?.outerHTML).toBe(
      '<img src="https://a.example/b.jpg" alt="Alcohol Addiction" data-pending="">',
    )
  })

  it('has no scripts, frames or link targets, and keeps its styles', () => {
    const document = previewed({ image1: '/b' })
    expect(document.querySelector('script, iframe, a[href]')).toBeNull()
    expect(document.querySelector('style')).not.toBeNull()
  })
})
