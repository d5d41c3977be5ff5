import { expect, it } from 'vitest'
import { withSanitizedHtml } from './withSanitizedHtml.ts'

const withoutScripts = (html: string) => html.replace(/<script>.*?<\/script>/g, '')
const content = (html: string) => [{ name: 'a', elements: [{ name: 'rich text', values: { html } }] }]

it.each([
  ['a list of sections', content('<p>One</p><script>x</script>'), content('<p>One</p>')],
  [
    'an object with sections',
    { title: 'T', sections: content('<script>x</script>') },
    { title: 'T', sections: content('') },
  ],
  ['JSON text', JSON.stringify(content('<script>x</script>Two')), JSON.stringify(content('Two'))],
  ['text that is no JSON', '[{<script>x</script>', '[{<script>x</script>'],
  ['a text of another field', [{ text: '<script>x</script>' }], [{ text: '<script>x</script>' }]],
  ['nothing', undefined, undefined],
  ['null', null, null],
])('page content as %s has its HTML sanitized [11.7]', (_, stored, expected) => {
  expect(withSanitizedHtml(stored, withoutScripts)).toEqual(expected)
})
