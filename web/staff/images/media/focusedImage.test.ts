import { expect, it } from 'vitest'
import { withFocusedImage } from './focusedImage.ts'

it('a focal point is set wherever a field or a section shows the image, and in no text', () => {
  const text1 = '<p><img src="/media/old.webp" alt=""></p>'
  const image1Sources = [{ src: '/media/old-480.webp', width: 480 }]
  const content = {
    image1: '/media/old.webp',
    image1Sources,
    heroImage: '/media/old.webp#focus=1,2',
    image2: '/media/other.webp',
    text1,
    content: [{ elements: [{ values: { src: '/media/old-480.webp', alt: 'The door' } }] }],
  }
  const addresses = ['/media/old.webp', '/media/old-480.webp']
  expect(withFocusedImage(content, addresses, { x: 30, y: 20 })).toEqual({
    image1: '/media/old.webp#focus=30,20',
    image1Sources,
    heroImage: '/media/old.webp#focus=30,20',
    image2: '/media/other.webp',
    text1,
    content: [{ elements: [{ values: { src: '/media/old-480.webp#focus=30,20', alt: 'The door' } }] }],
  })
})
