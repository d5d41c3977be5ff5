import { expect, it } from 'vitest'
import { altBeside } from './mediaWords.ts'

it.each([
  ['a first image with words that were written before it', 'A mill', { alt: 'My words' }, 'My words'],
  ['a first image with the description that it has elsewhere', 'A mill', { alt: ' ' }, 'A mill'],
  ['another image with the description that it has elsewhere', 'A mill', { src: '/a', alt: 'Old' }, 'A mill'],
  ['another image without a description', undefined, { src: '/a', alt: 'Old' }, ''],
])('beside %s [14.8]', (_, image1Alt, before, alt) => {
  expect(altBeside({ image1Alt }, before)).toBe(alt)
})
