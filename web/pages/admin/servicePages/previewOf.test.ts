import { describe, expect, it } from 'vitest'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { previewOf } from './previewOf.ts'

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
const preview = (pending: Parameters<typeof previewOf>[2]) =>
  new DOMParser().parseFromString(previewOf(html, page, pending), 'text/html')

describe('the preview of a page', () => {
  it('shows the new picture in the place of the old one, and leaves the others', () => {
    const sources = [{ src: '/media/b.webp', width: 480 }]
    const shown = preview({ image1: '/media/b.webp', image1Alt: 'A bridge', image1Sources: sources })
    const pictures = [...shown.images].map((picture) => picture.outerHTML)
    expect(pictures).toEqual([
      '<img src="/media/b.webp" alt="A bridge" data-pending="" srcset="/media/b.webp 480w">',
      '<img src="/art/a/2.svg" alt="two">',
    ])
  })

  it('takes the title for the alternative text, and an address alone has no further widths', () => {
    const [picture] = preview({ image1: 'https://a.example/b.jpg' }).images
    expect(picture?.outerHTML).toBe(
      '<img src="https://a.example/b.jpg" alt="Alcohol Addiction" data-pending="">',
    )
  })

  it('runs nothing and leads nowhere', () => {
    const shown = preview({ image1: '/b' })
    expect(shown.querySelector('script, iframe, a[href]')).toBeNull()
    expect(shown.querySelector('style')).not.toBeNull()
  })
})
