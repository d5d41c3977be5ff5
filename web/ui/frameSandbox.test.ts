// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { frameSandbox } from './frameSandbox.ts'

describe('the sandbox of a frame', () => {
  it.each(['/contact-form-frame', 'https://www.example.org/contact-form', 'https://www.example.org:443/x'])(
    'of this site’s %s withholds the site’s origin',
    (address) => {
      expect(frameSandbox(address, 'https://www.example.org').split(' ')).not.toContain('allow-same-origin')
    },
  )
  it('of another site leaves that site its own origin', () => {
    expect(frameSandbox('https://forms.example/f', 'https://www.example.org').split(' ')).toEqual(
      expect.arrayContaining(['allow-scripts', 'allow-forms', 'allow-same-origin']),
    )
  })
  it('never lets a frame leave the page without a click', () => {
    expect(frameSandbox('https://forms.example/f', 'https://www.example.org').split(' ')).not.toContain(
      'allow-top-navigation',
    )
  })
})
