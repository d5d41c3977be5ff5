import { expect, it } from 'vitest'
import { imagePath } from '../html/allowedHtml.ts'
import { fileOf, focalPointOf, withFocalPoint } from './focalPoint.ts'

it('a focal point is a part of the image’s address', () => {
  const address = withFocalPoint('/media/a.webp', { x: 30, y: 0 })
  expect(address).toBe('/media/a.webp#focus=30,0')
  expect(imagePath.test(address)).toBe(true)
  expect(focalPointOf(address)).toEqual({ x: 30, y: 0 })
  expect(fileOf(address)).toBe('/media/a.webp')
})

it('another focal point takes its place', () =>
  expect(withFocalPoint('/media/a.webp#focus=30,0', { x: 100, y: 7 })).toBe('/media/a.webp#focus=100,7'))

it.each(['/media/a.webp', '/media/a.webp#focus=', '/media/a.webp#focus=1', '/media/a.webp#focus=1,x'])(
  '%s has none',
  (address) => {
    expect(focalPointOf(address)).toBeUndefined()
    expect(fileOf(address)).toBe(address)
  },
)
