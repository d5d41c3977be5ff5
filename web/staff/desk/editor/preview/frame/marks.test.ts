import { beforeEach, describe, expect, it } from 'vitest'
import { targetAt } from '../targetAt.ts'
import { mark } from './startPreviewFrame.tsx'

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Sleep</h1><div><p>Rest <em>well</em></p></div>
    <ul><li><a href="/x">Rest  well</a></li></ul><img src="/art/a.svg" alt=""></main>`
})
const element = (selector: string) => document.querySelector(selector) ?? document.body
const marked = () => Array.from(document.querySelectorAll('[data-edited]'), ({ tagName }) => tagName)

describe('the field in use', () => {
  it('is marked where its words stand, in the innermost element', () => {
    expect(mark(document, { texts: ['Rest well'] })?.tagName).toBe('P')
    expect(marked()).toEqual(['P', 'A'])
  })

  it('is marked at its image, and the earlier mark is gone', () => {
    mark(document, { texts: ['Sleep'] })
    mark(document, { texts: [], image: '/art/a.svg' })
    expect(marked()).toEqual(['IMG'])
  })

  it('marks nothing that is not on the page', () => {
    expect(mark(document, { texts: ['Other'] })).toBeUndefined()
    expect(marked()).toEqual([])
  })
})

it('a click chooses the words of its block, or the image', () => {
  expect(targetAt(element('em'))).toEqual({ texts: ['Rest well'] })
  expect(targetAt(element('img'))).toEqual({ texts: [], image: '/art/a.svg' })
  expect(targetAt(element('main'))).toBeUndefined()
})
