import { describe, expect, it } from 'vitest'
import { relatedTreatments } from './relatedTreatments.ts'

const pages = [
  { slug: 'what-we-treat/alcohol-addiction', title: 'Alcohol Addiction' },
  { slug: 'what-we-treat/opioid-addiction', title: 'Opioid Addiction' },
  { slug: 'how-we-help/aftercare', title: 'Aftercare' },
  { slug: 'what-we-treat/mental-health-treatment/anxiety', title: 'Anxiety Treatment' },
]
const slugsOf = (content: string, title = 'A post') =>
  relatedTreatments({ title, content }, pages).map(({ slug }) => slug)
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
  it('are filled up to three with those whose subject the text mentions', () => {
    expect(
      slugsOf(`<p>Your anxiety and the alcohol that hides it.</p>${link('/how-we-help/aftercare')}`),
    ).toEqual([
      'how-we-help/aftercare',
      'what-we-treat/alcohol-addiction',
      'what-we-treat/mental-health-treatment/anxiety',
    ])
  })
  it('are three for a text that mentions no subject', () => {
    expect(slugsOf('<p>Rain.</p>')).toHaveLength(3)
  })
  it('are at most five', () => {
    const many = Array.from({ length: 8 }, (_, index) => ({
      slug: `how-we-help/page-${index}`,
      title: `Page ${index}`,
    }))
    const content = many.map(({ slug }) => link(`/${slug}`)).join('')
    expect(relatedTreatments({ title: 'A post', content }, many)).toHaveLength(5)
  })
  it('leave out links to unknown pages', () => {
    expect(slugsOf(link('/what-we-treat/gone'))).not.toContain('what-we-treat/gone')
  })
})
