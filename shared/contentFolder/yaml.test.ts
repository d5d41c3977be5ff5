import { expect, it } from 'vitest'
import { parseYaml } from './yaml.ts'

/** Each line has nine references to the line before, so the last one has 9 ** `lines` values. */
const aliasBomb = (lines: number) =>
  [
    'a0: &a0 [x]',
    ...Array.from({ length: lines }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`),
  ].join('\n')

it.each([
  [
    'references',
    'a: &x 1\nb: *x',
    'line 2 refers to another part of the file (*name): write its value there again',
  ],
  ['an alias bomb', aliasBomb(40), 'line 2 refers to another part of the file'],
  ['merged references', 'a: &x {b: 1}\nc:\n  <<: *x', 'line 3 refers to another part of the file'],
  ['a reference to itself', '&a [*a]', 'line 1 refers to another part of the file'],
  ['thousands of levels', '['.repeat(5_000), 'line 1 is nested in more than 100 levels: no content is'],
  ['thousands of levels by indentation', '- '.repeat(5_000), 'line 1 is nested in more than 100 levels'],
  ['a reference as a name', '&x a: 1\n*x : 2', 'line 2 refers to another part of the file'],
  [
    'a list as a name',
    '? [a, b]\n: 1',
    'line 1 has a list or a group of fields in place of the name of a field',
  ],
  ['a type of a program', 'a: !!js/function "x"', 'line 1 has a type (!name): write the value without it'],
  ['a type of its own', 'b: 1\na: !foo {}', 'line 2 has a type (!name)'],
  ['thousands of documents', '---\n'.repeat(5_000), 'begins one of several documents (---)'],
  ['a field twice', 'a: 1\nb: 2\na: 3', 'line 3 has a field that the file already has above'],
  ['nothing', '# only a note', 'the file has no content'],
  ['megabytes', `a: ${'b'.repeat(2_000_000)}`, 'it has 1954 KB, and a file at most 1800 KB'],
])('a file with %s is refused in words', (_, text, message) => {
  expect(() => parseYaml(text)).toThrow(message)
})

it('what is no YAML is refused with its line, and an anchor without a reference is no fault', () => {
  expect(() => parseYaml('a: 1\n b: [')).toThrow('2:')
  expect(parseYaml('a: &x 2026-11-28\nb: "*x"')).toEqual({ a: '2026-11-28', b: '*x' })
})
