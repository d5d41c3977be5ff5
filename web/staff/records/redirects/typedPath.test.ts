import { expect, it } from 'vitest'
import { typedPath } from './RedirectsPage.tsx'

it.each([
  ['/blog/old', '/blog/old'],
  [' Blog/Old/ ', '/blog/old'],
  ['https://www.example.org/About-Us/?from=mail#team', '/about-us'],
  ['/about?x=1', '/about'],
  ['/', '/'],
])('the path of “%s” is %s', (text, path) => expect(typedPath(text)).toBe(path))
