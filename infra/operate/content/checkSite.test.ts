import { expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { fixedPages, pathOf, postPath } from '#shared/documents/paths.ts'
import { seedContent as site } from '../../testing/seedContent.ts'
import { checkSite, describeFinding } from './checkSite.ts'

const published = [...fixedPages(seed.site).map(({ path }) => path), ...seed.treatments.map(pathOf)]
const options = { paths: new Set([...published, ...seed.posts.map(postPath)]), today: '2026-11-21' }

it('nothing in the content of a new site stops publication [10.5]', () => {
  expect(
    checkSite(site, options)
      .filter(({ level }) => level === 'block')
      .map(describeFinding),
  ).toEqual([])
})

it('the content of a new site has few suggestions, and none about links, images, headings or lengths', () => {
  const findings = checkSite(site, options)
  expect(findings.length).toBeLessThanOrEqual(43)
  expect([...new Set(findings.map(({ rule }) => rule))].sort()).toEqual([
    'cannabis',
    'medication',
    'phoneAsText',
    'returnToUse',
  ])
})

it('a finding names the text, the words, what to say and the source [10.5]', () => {
  const [post] = seed.posts
  const content = '<p>Help for addicts.</p>'
  const [finding] = checkSite({ ...site, post: new Map([['post-1', { ...post, content }]]) }, options)
  expect(finding && describeFinding(finding)).toBe(
    '  block  post/post-1, content: Say “people with a substance use disorder” instead of “addicts”. (VA: Destigmatizing language in substance use, https://design.va.gov/content-style-guide/health-content/destigmatizing-language-in-substance-use)',
  )
})

it('a link to a page that is not published is found', () => {
  const post = new Map([['post-1', { ...seed.posts[0], content: '<p><a href="/blog/gone">Gone</a></p>' }]])
  expect(checkSite({ ...site, post }, options)).toContainEqual(
    expect.objectContaining({ rule: 'unknownLink', name: 'post/post-1', found: 'Gone' }),
  )
})
