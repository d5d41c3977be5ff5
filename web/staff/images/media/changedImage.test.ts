import { expect, it } from 'vitest'
import { withFocusedImage, withReplacedImage } from './changedImage.ts'

const image = {
  image1: '/media/new.webp',
  image1Sources: [{ src: '/media/new-480.webp', width: 480 }],
  width: 960,
  image1Alt: 'A “new” bridge & <river>',
  height: 540,
}

it('a replaced image is another one in fields, sections and texts, with its widths, its size and its description [13.75, 14.8]', () => {
  const old = ['/media/old.webp', '/media/old-480.webp']
  const content = {
    title: 'Sleep',
    image1: '/media/old.webp',
    image1Alt: 'A bridge',
    image1Sources: [{ src: '/media/old-480.webp', width: 480 }],
    heroImage: '/media/old.webp#focus=30,20',
    image2: '/media/other.webp',
    text1:
      '<img src="/media/old.webp" alt="" width="960" height="640"><img src="/media/old.webp" alt="A bridge" width="960" height="640"><img src="/media/other.webp" width="1">',
    content: [{ elements: [{ values: { src: '/media/old.webp', alt: 'The door' } }] }],
  }
  expect(withReplacedImage(content, old, image)).toEqual({
    title: 'Sleep',
    image1: '/media/new.webp',
    image1Alt: image.image1Alt,
    image1Sources: image.image1Sources,
    heroImage: '/media/new.webp',
    image2: '/media/other.webp',
    text1:
      '<img src="/media/new.webp" alt="" width="960" height="540"><img src="/media/new.webp" alt="A “new” bridge &amp; &lt;river>" width="960" height="540"><img src="/media/other.webp" width="1">',
    content: [{ elements: [{ values: { src: '/media/new.webp', alt: image.image1Alt } }] }],
  })
})

it('a focal point is set wherever a field or a section shows the image, and in no text [13.76]', () => {
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
