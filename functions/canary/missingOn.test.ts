import { describe, expect, it } from 'vitest'
import { crisisLinesOf } from '#shared/clinic/crisisLines.ts'
import { site } from '#shared/content/site.ts'
import { missingOn } from './checkSite.ts'

const link = (number: string) => `<a href="tel:${number}">call</a>`
const html = [
  '<h1>Welcome</h1>',
  ...crisisLinesOf(site).map(({ dial }) => link(dial)),
  ...site.offices.map(({ phone }) => link(`+1${phone.replace(/\D/g, '')}`)),
].join('')

describe('a visitor misses', () => {
  it('nothing on a page with a heading, the crisis lines and the offices', () =>
    expect(missingOn(site, { path: '/', status: 200, html })).toEqual([]))

  it('the page itself where its status is an error', () =>
    expect(missingOn(site, { path: '/', status: 503, html: '' })).toEqual(['/ responds with status 503.']))

  it('the crisis line that no link calls', () =>
    expect(missingOn(site, { path: '/', status: 200, html: html.replace(link('988'), '988') })).toEqual([
      '/ has no link that calls 988 Suicide & Crisis Lifeline.',
    ]))

  it('the heading', () =>
    expect(missingOn(site, { path: '/', status: 200, html: html.replace('<h1>', '<p>') })).toEqual([
      '/ has no heading.',
    ]))
})
