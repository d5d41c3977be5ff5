import { describe, expect, it } from 'vitest'
import { pageContentIssues } from './pageContentIssues.ts'

const hero = (...elements: unknown[]) => [{ name: 'hero', elements }]
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

  it.each(['', [], { sections: [] }, '[]'])('is refused as a home page of nothing: %j', (content) => {
    expect(pageContentIssues(content, 'home')).toEqual(['content: must have a section'])
  })

  const shape =
    'content: must be a list of sections, an object with title and sections, or a reference to a table'
  const names =
    'main heading, section heading, section title, subtitle, description, content paragraph, cta button, profile image, background image, section image, background color, email input, region dropdown, social icon, dark mode toggle, insurance logos, card, feature, photograph, link list, rich text, translated text, care card, group times, office facts, review status'

  it.each<[unknown, string]>([
    ['[{', shape],
    [7, shape],
    [{ rows: [] }, shape],
    [{ sections: hero(button) }, 'title: is required'],
    [{ table: 'staff' }, 'table: must be one of: services, faqs, reviews, posts'],
    [{ table: 'faqs', items: [7] }, 'items.0: must be a string'],
    [['hero'], 'section 1: must be an object'],
    [[{ elements: [] }], 'section 1, name: is required'],
    [[...hero(button), { name: 'map' }], 'section 2 "map", elements: is required'],
    [
      [{ name: 'map', type: 'carousel', elements: [] }],
      'section 1 "map", type: must be one of: elements, embed, locations',
    ],
    [[{ name: 'form', type: 'embed' }], 'section 1 "form", title: is required'],
    [
      [{ type: 'locations', locations: [{ name: 'Cumming' }] }],
      'section 1, locations.0.address: is required',
    ],
    [hero('text'), 'section 1 "hero", element 1: must be an object'],
    [
      hero(button, { name: 'slider', values: {} }),
      `section 1 "hero", element 2 "slider", name: must be one of: ${names}`,
    ],
    [hero({ name: 'cta button' }), 'section 1 "hero", element 1 "cta button", values: is required'],
    [
      hero({ ...button, values: { label: 'Call us' } }),
      'section 1 "hero", element 1 "cta button", url: is required',
    ],
    [
      hero({ ...button, values: { label: '', url: '/' } }),
      'section 1 "hero", element 1 "cta button", label: must not be empty',
    ],
    [
      hero({ ...button, values: { label: 'Call us', url: 'javascript:alert(1)' } }),
      'section 1 "hero", element 1 "cta button", url: must be a path from this site\'s root, or an https, mailto, tel or sms address',
    ],
    [
      hero({ name: 'card', values: { title: 'Care', ctaURL: '/' } }),
      'unknown field: section 1 "hero", element 1 "card", ctaURL',
    ],
    [
      hero({ name: 'insurance logos', values: { logos: [{ src: '/a.svg' }] } }),
      'section 1 "hero", element 1 "insurance logos", logos.0.name: is required',
    ],
  ])('%j is refused in a sentence', (content, sentence) => {
    const issues = pageContentIssues(content)
    expect(issues[0]).toBe(sentence)
  })

  it('names every fault at once', () => {
    const content = hero({ ...button, values: {} }, { name: 'subtitle', values: { text: 7 } })
    expect(pageContentIssues(content)).toEqual([
      'section 1 "hero", element 1 "cta button", label: is required',
      'section 1 "hero", element 1 "cta button", url: is required',
      'section 1 "hero", element 2 "subtitle", text: must be a string',
    ])
  })
})
