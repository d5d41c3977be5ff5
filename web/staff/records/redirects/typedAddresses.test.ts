import { expect, it } from 'vitest'
import { oldAddressOf, targetOf } from './RedirectsPage.tsx'

it.each([
  ['/blog/old', '/blog/old'],
  [' Blog/Old/ ', '/blog/old'],
  ['https://www.example.org/About-Us/?from=mail#team', '/about-us?from=mail'],
  ['/Page.php?ID=7', '/page.php?id=7'],
  ['/our old team.html', '/our%20old%20team.html'],
  ['/old_page.', '/old_page'],
  ['/our–team.html', '/our-team.html'],
  ['/', '/'],
  ['?p=7', '/?p=7'],
])('the old address of “%s” is %s', (text, address) => expect(oldAddressOf(text)).toBe(address))

it.each([
  ['/FAQ/', '/faq'],
  [`${location.origin}/faq?from=mail#topic-cost`, '/faq#topic-cost'],
  [`https://www.${location.host}/FAQ/`, '/faq'],
  ['/', '/'],
  ['https://booking.example/faq', 'https://booking.example/faq'],
  ['//booking.example/', '//booking.example/'],
  ['tel:988', 'tel:988'],
])('the target of “%s” is %s [14.41]', (text, target) => expect(targetOf(text)).toBe(target))
