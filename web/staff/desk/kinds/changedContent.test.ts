import { describe, expect, it } from 'vitest'
import { slugOf } from '#shared/html/anchor.ts'
import { withParent, withTitle } from './changedContent.ts'

describe('an address made from the title', () => {
  it.each([
    ['Why You Can’t Sleep', 'why-you-cant-sleep'],
    ['ASAM Level .5 – Early Intervention', 'asam-level-5-early-intervention'],
    ['Café & más', 'cafe-mas'],
    ['Łódź Straße', 'lodz-strasse'],
    ['Smørrebrød, Þór & Œuvre', 'smorrebrod-thor-oeuvre'],
    ['You don´t need “detox”—yet', 'you-dont-need-detox-yet'],
    ['Помощь', ''],
    ['  ', ''],
  ])('of "%s" is %s [2.103]', (title, slug) => expect(slugOf(title)).toBe(slug))

  const post = { title: 'Sleep', slug: 'sleep' }

  it('follows the title until the post is published', () => {
    expect(withTitle({ document: { kind: 'post', published: null }, content: post }, 'Rest')).toEqual({
      title: 'Rest',
      slug: 'rest',
    })
    expect(
      withTitle({ document: { kind: 'post', published: { version: 1, content: {} } }, content: post }, 'Rest')
        .slug,
    ).toBe('sleep')
  })

  it('stays as it is once somebody typed another', () => {
    const content = { ...post, slug: 'why-we-sleep' }
    expect(withTitle({ document: { kind: 'post', published: null }, content }, 'Rest').slug).toBe(
      'why-we-sleep',
    )
  })

  it('has the path of the parent before it on a treatment page', () => {
    const content = { title: 'Xanax', slug: 'what-we-treat/xanax' }
    expect(withTitle({ document: { kind: 'treatment', published: null }, content }, 'Valium').slug).toBe(
      'what-we-treat/valium',
    )
    const parent = { id: 'benzo', category: 'what-we-treat', slug: 'what-we-treat/benzodiazepine-addiction' }
    expect(withParent(content, parent)).toEqual({
      title: 'Xanax',
      parentId: 'benzo',
      category: 'what-we-treat',
      slug: 'what-we-treat/benzodiazepine-addiction/xanax',
    })
  })

  it('does not exist on other kinds', () => {
    expect(withTitle({ document: { kind: 'review', published: null }, content: {} }, 'Kind')).toEqual({
      title: 'Kind',
    })
  })
})
