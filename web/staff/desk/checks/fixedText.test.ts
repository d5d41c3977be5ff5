import { describe, expect, it } from 'vitest'
import { checkContent } from '#shared/checks/checkContent.ts'
import { fixedHtml, fixedLine } from './fixedText.ts'

function fixed(answer: string): string {
  const [finding] = checkContent('faq', { answer })
  return finding ? fixedHtml(answer, finding) : answer
}

describe('one press', () => {
  it.each([
    ['<p>Help for addicts.</p>', '<p>Help for people with a substance use disorder.</p>'],
    [
      '<p>One &amp; two</p>\n<ul>\n  <li>for\n  <em>addicts</em> too</li>\n</ul>',
      '<p>One &amp; two</p>\n<ul>\n  <li>for\n  <em>people with a substance use disorder</em> too</li>\n</ul>',
    ],
    ['<p>an <strong>alcoholic</strong> parent</p>', '<p>a parent with an alcohol use disorder</p>'],
    [
      '<table><tbody><tr><td>a</td><td>junkies</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td><td>people with a substance use disorder</td></tr></tbody></table>',
    ],
    ['<p>Call (770) 555-0142 today.</p>', '<p>Call <a href="tel:+17705550142">(770) 555-0142</a> today.</p>'],
  ])('fixes %s [10.23]', (html, text) => {
    expect(fixed(html)).toBe(text)
  })

  it.each([
    ['Call (770) 555-0142.', 'Call <a href="tel:{phone}">{phone}</a>.'],
    ['Call <a href="tel:+17705550142">(770) 555-0142</a>.', 'Call <a href="tel:{phone}">{phone}</a>.'],
    ['Call <a href="tel:+17705550142">our office</a>.', 'Call <a href="tel:{phone}">our office</a>.'],
  ])('makes the written number in %s a fact of the clinic [18.13]', (words, text) => {
    const answer = `<p>${words}</p>`
    const [finding] = checkContent('faq', { answer }, { phones: { '{phone}': '(770) 555-0142' } })
    expect(finding && fixedHtml(answer, finding)).toBe(`<p>${text}</p>`)
  })

  it('fixes a line', () => {
    const [finding] = checkContent('faq', { question: 'What do addicts need?' })
    expect(finding && fixedLine('What do addicts need?', finding)).toBe(
      'What do people with a substance use disorder need?',
    )
  })

  it('leaves a text alone that has changed since', () => {
    expect(fixedHtml('', { start: 5, end: 9, replacement: 'x' })).toBe('')
  })
})
