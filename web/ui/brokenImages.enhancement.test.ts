import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { replaceBrokenImages } from './brokenImages.enhancement.ts'

replaceBrokenImages()

function htmlAfterError(html: string): string {
  document.body.innerHTML = html
  const image = document.querySelector('img')
  if (!image) throw new Error('There is no image')
  fireEvent.error(image)
  return image.outerHTML
}

test('an image whose file is missing shows the fallback', () => {
  expect(htmlAfterError('<img src="/media/gone.webp" srcset="/media/gone-2.webp 2x" alt="A porch">')).toBe(
    '<img src="/art/valley-morning.svg" alt="A porch">',
  )
})

test('a missing fallback is not replaced again', () => {
  expect(htmlAfterError('<img src="/art/valley-morning.svg" alt="">')).toBe(
    '<img src="/art/valley-morning.svg" alt="">',
  )
})

test('a missing tile of the map shows the outline below it', () => {
  const tile = '<img src="/tiles/9/1/1.png" alt="">'
  expect(htmlAfterError(`<div data-office-map="">${tile}</div>`)).toBe(tile)
})
