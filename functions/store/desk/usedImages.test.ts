import { expect, it } from 'vitest'
import { usedImages } from './usedImages.ts'

it('the uploaded images of a content are those of fields, widths, sections and texts, once each', () =>
  expect(
    usedImages({
      image1: '/media/a.webp',
      image1Alt: 'A bridge',
      image1Sources: [{ src: '/media/a-480.webp', width: 480 }],
      heroImage: '/art/hero.svg',
      text1: '<p>Words</p><img src="/media/b.webp" alt="A river"><img src="/media/a.webp">',
      content: [{ elements: [{ values: { src: '/media/c.webp#focus=30,20', alt: 'The door' } }] }],
    }),
  ).toEqual([
    { src: '/media/a.webp', alt: 'A bridge' },
    { src: '/media/a-480.webp' },
    { src: '/media/b.webp', alt: 'A river' },
    { src: '/media/c.webp', alt: 'The door', focus: { x: 30, y: 20 } },
  ]))

it('the image of a card, an insurer or a seal needs no text, since it is beside its name [18.7]', () =>
  expect(usedImages({ insurers: [{ name: 'Piedmont Mutual', image: '/media/d.webp' }] })).toEqual([
    { src: '/media/d.webp', alt: '' },
  ]))

it('an image in page content that is stored as JSON text, or with its whole address, is used too [13.36]', () => {
  const file = `/media/${'0'.repeat(32)}.jpg`
  expect(
    usedImages({
      content: '[{"elements":[{"values":{"src":"/media/e.webp","alt":"A path"}}]}]',
      seo: { openGraph: { image: { url: `https://www.example.org${file}` } } },
    }),
  ).toEqual([{ src: '/media/e.webp', alt: 'A path' }, { src: file }])
})
