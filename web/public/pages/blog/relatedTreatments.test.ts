import { describe, expect, it } from 'vitest'
import { relatedTreatments } from './relatedTreatments.ts'

const page = (slug: string, title: string) => ({ id: slug.replaceAll('/', '.'), slug, title })
const pages = [
  page('what-we-treat/alcohol-addiction', 'Alcohol Addiction'),
  page('what-we-treat/opioid-addiction', 'Opioid Addiction'),
  page('how-we-help/aftercare', 'Aftercare'),
  page('what-we-treat/mental-health-treatment/anxiety', 'Anxiety Treatment'),
  page('how-we-help/group-therapy', 'Group Therapy'),
  page('how-we-help/individual-therapy', 'Individual Therapy'),
]
const slugsOf = (content: string) => relatedTreatments({ content }, pages).map(({ slug }) => slug)
const link = (path: string) => `<a href="${path}">words</a>`

describe('the treatment pages beside a post', () => {
  it('are first those that the text links, in its order, each once', () => {
    expect(
      slugsOf(
        [
          '/how-we-help/aftercare',
          '/what-we-treat/opioid-addiction#signs',
          '/how-we-help/aftercare',
          '/what-we-treat/alcohol-addiction',
        ]
          .map(link)
          .join(''),
      ),
    ).toEqual(['how-we-help/aftercare', 'what-we-treat/opioid-addiction', 'what-we-treat/alcohol-addiction'])
  })
  it('are filled up to three with pages of How We Help', () => {
    expect(slugsOf(link('/what-we-treat/alcohol-addiction'))).toEqual([
      'what-we-treat/alcohol-addiction',
      'how-we-help/group-therapy',
      'how-we-help/individual-therapy',
    ])
  })
  it.each([
    ['Mental health', ['what-we-treat/mental-health-treatment/anxiety', 'how-we-help/group-therapy']],
    ['Understanding addiction', ['what-we-treat/alcohol-addiction', 'what-we-treat/opioid-addiction']],
    ['Life in recovery', ['how-we-help/aftercare', 'how-we-help/group-therapy']],
    ['', ['how-we-help/group-therapy', 'how-we-help/individual-therapy']],
  ])('of a text without links are those of its category: %s [2.45]', (category, slugs) => {
    const found = relatedTreatments({ content: '<p>Words</p>', category }, pages)
    expect(found).toHaveLength(3)
    expect(found.map(({ slug }) => slug).slice(0, 2)).toEqual(slugs)
  })
  it('are at most five', () => {
    const many = Array.from({ length: 8 }, (_, index) => page(`how-we-help/page-${index}`, `Page ${index}`))
    const content = many.map(({ slug }) => link(`/${slug}`)).join('')
    expect(relatedTreatments({ content }, many)).toHaveLength(5)
  })
  it('leave out links to unknown pages', () => {
    expect(slugsOf(link('/what-we-treat/gone'))).not.toContain('what-we-treat/gone')
  })
})
