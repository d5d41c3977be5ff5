import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { replaceBrokenImages } from './brokenImages.ts'

replaceBrokenImages()

function broken(html: string): string | null {
  document.body.innerHTML = html
  const image = document.querySelector('img')
  if (!image) throw new Error('no picture')
  fireEvent.error(image)
  return image.outerHTML
}

test('a picture whose file is missing gives way to a calm stand-in', () => {
  expect(broken('<img src="/media/gone.webp" srcset="/media/gone-2.webp 2x" alt="A porch">')).toBe(
    '<img src="/art/default.svg" alt="A porch">',
  )
})

test('a stand-in that is missing too is let be', () => {
  expect(broken('<img src="/art/default.svg" alt="">')).toBe('<img src="/art/default.svg" alt="">')
})

test('a missing tile of the map shows the drawing below', () => {
  const tile = '<img src="/tiles/9/1/1.png" alt="">'
  expect(broken(`<div data-office-map="">${tile}</div>`)).toBe(tile)
})
