import { expect, test } from 'vitest'
import { splitCss } from '../build/splitCss.ts'
import { criticalCssOf } from './criticalCss.ts'
import { parsedHtml } from './parsedHtml.ts'

const css = (sheet: string, html: string) => criticalCssOf(splitCss(sheet))(parsedHtml(html).classes)

test('has the rules for every page, and those for the classes of the page', () => {
  const sheet = 'body{margin:0}._card_x{color:red}._other_x{color:blue}'
  expect(css(sheet, '<p class="_card_x">')).toBe('body{margin:0}._card_x{color:red}')
})

test('repeats the conditions around neighboring rules once', () => {
  const sheet = '@media print{._a_x{color:red}._b_x{color:red}._c_x{color:red}}._a_x{margin:0}'
  expect(css(sheet, '<p class="_a_x"><p class="_b_x">')).toBe(
    '@media print{._a_x{color:red}._b_x{color:red}}._a_x{margin:0}',
  )
})

test('a rule needs all classes of one of its selectors', () => {
  const sheet = '._a_x ._b_x,._c_x{margin:0}'
  expect(css(sheet, '<p class="_a_x">')).toBe('')
  expect(css(sheet, '<p class="_a_x"><p class="_b_x">')).toBe(sheet)
  expect(css(sheet, '<p class="_c_x">')).toBe(sheet)
})

test('a rule does not need the classes that a selector excludes or looks for elsewhere', () => {
  const sheet = '._a_x:not(._b_x):has(._c_x){margin:0}'
  expect(css(sheet, '<p class="_a_x">')).toBe(sheet)
})

test('a rule for a class of a library needs that class on the page', () => {
  const sheet = '.ProseMirror p[data-file=".pdf"]{margin:0}'
  expect(css(sheet, '<p class="_card_x">')).toBe('')
  expect(css(sheet, '<div class="ProseMirror">')).toBe(sheet)
})

test('has fonts, and the animations of its rules', () => {
  const font = '@font-face{font-family:a}'
  const animation = '@keyframes fade_x{to{opacity:0}}'
  const rule = '._a_x{animation:fade_x 1s}'
  expect(css(font + rule + animation, '<p class="_a_x">')).toBe(font + rule + animation)
  expect(css(font + rule + animation, '')).toBe(font)
})
