import { describe, expect, it } from 'vitest'
import { safeColor } from './safeColor.ts'

describe('a background color', () => {
  it.each(['teal', '#0af', '#0f2f2a80', 'rgb(0 128 128 / 50%)', 'hsl(120deg, 40%, 50%)', ' sienna '])(
    'may be %s',
    (color) => {
      expect(safeColor(color)).toBe(color.trim())
    },
  )
  it.each([
    '',
    'url(https://evil.example/x)',
    'red;background:url(//evil.example)',
    'var(--ink)',
    'color-mix(in srgb, red, url(x))',
    'image-set("https://evil.example/x" 1x)',
    'rgb(0,0,0)}body{display:none',
  ])('is never %s', (text) => {
    expect(safeColor(text)).toBeUndefined()
  })
})
