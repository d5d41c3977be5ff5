import { describe, expect, it } from 'vitest'
import { pageContentIssues } from './pageContentIssues.ts'

const hero = (...elements: unknown[]) => [{ name: 'hero', elements }]
const sentences = (content: unknown, name?: string) =>
  pageContentIssues(content, name).map(({ path, message }) => `${path.join('.')}: ${message}`)
const button = { name: 'cta button', values: { label: 'Call us', url: 'tel:988' } }

describe('page content before it is stored', () => {
  it.each([
    ['a list of sections', hero(button)],
    ['the same as JSON text', JSON.stringify(hero(button))],
    ['an object with title and sections', { title: 'Home', sections: hero(button) }],
    ['a reference to a table', { table: 'reviews', items: ['review-1'] }],
    [
      'frames, offices and references as sections',
      [
        { name: 'form', type: 'embed', title: 'Write to us' },
        { type: 'locations' },
        { name: 'questions', title: 'Questions', table: 'faqs' },
      ],
    ],
    ['nothing', ''],
    ['an empty list', []],
  ])('is sound as %s', (_, content) => {
    expect(pageContentIssues(content)).toEqual([])
  })

  it.each(['', [], { sections: [] }, '[]'])('is refused as a home page of nothing: %j [13.34]', (content) => {
    expect(sentences(content, 'home')).toEqual(['content: must have a section'])
  })

  const shape =
    'content: must be a list of sections, an object with title and sections, or a reference to a table'
  const names =
    'main heading, section heading, section title, subtitle, description, content paragraph, cta button, profile image, background image, section image, background color, email input, region dropdown, social icon, dark mode toggle, insurance logos, card, feature, photograph, link list, rich text, translated text, care card, group times, office facts, review status'

  it('is refused with an address by which lists name a document', () => {
    const buttons = ['/~post/none', '/%7Epost/none'].map((url) => ({
      ...button,
      values: { label: 'x', url },
    }))
    expect(sentences(hero(...buttons))).toHaveLength(2)
  })

  it.each<[unknown, string]>([
    ['[{', shape],
    [7, shape],
    [{ rows: [] }, shape],
    [{ sections: hero(button) }, 'content.title: is required'],
    [{ table: 'staff' }, 'content.table: must be one of: services, faqs, reviews, posts'],
    [{ table: 'faqs', items: [7] }, 'content.items.0: must be a string'],
    [['hero'], 'content.0: must be an object'],
    [[{ elements: [] }], 'content.0.name: is required'],
    [[...hero(button), { name: 'map' }], 'content.1.elements: is required'],
    [
      [{ name: 'map', type: 'carousel', elements: [] }],
      'content.0.type: must be one of: elements, embed, locations',
    ],
    [[{ name: 'form', type: 'embed' }], 'content.0.title: is required'],
    [[{ type: 'locations', locations: [{ name: 'Cumming' }] }], 'content.0.locations.0.address: is required'],
    [hero('text'), 'content.0.elements.0: must be an object'],
    [hero(button, { name: 'slider', values: {} }), `content.0.elements.1.name: must be one of: ${names}`],
    [hero({ name: 'cta button' }), 'content.0.elements.0.values: is required'],
    [hero({ ...button, values: { label: 'Call us' } }), 'content.0.elements.0.values.url: is required'],
    [
      hero({ ...button, values: { label: '', url: '/' } }),
      'content.0.elements.0.values.label: must not be empty',
    ],
    [
      hero({ ...button, values: { label: 'Call us', url: 'javascript:alert(1)' } }),
      "content.0.elements.0.values.url: must be a path from this site's root, or an https, mailto, tel or sms address",
    ],
    [
      hero({ name: 'card', values: { title: 'Care', ctaURL: '/' } }),
      'content.0.elements.0.values: unknown field: ctaURL',
    ],
    [
      hero({ name: 'insurance logos', values: { logos: [{ src: '/a.svg' }] } }),
      'content.0.elements.0.values.logos.0.name: is required',
    ],
  ])('%j is refused in a sentence', (content, sentence) => {
    expect(sentences(content)[0]).toBe(sentence)
  })

  it('names every fault at once', () => {
    const content = hero({ ...button, values: {} }, { name: 'subtitle', values: { text: 7 } })
    expect(sentences(content)).toEqual([
      'content.0.elements.0.values.label: is required',
      'content.0.elements.0.values.url: is required',
      'content.0.elements.1.values.text: must be a string',
    ])
  })
})
