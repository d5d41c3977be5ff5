import { expect, it } from 'vitest'
import { aroundChanges, comparedWords } from './comparedFields.tsx'

const lines = (...changed: [line: number, text: string][]) =>
  Array.from({ length: 9 }, (_, index) => `<p>${new Map(changed).get(index) ?? `Line ${index}.`}</p>`).join(
    '',
  )
const shownOf = (...changed: [line: number, text: string][]) =>
  aroundChanges(comparedWords(lines(), lines(...changed)))
    .flatMap(({ text, isIn }) => (isIn === 'earlier' ? [] : text))
    .join('')
    .split('\n')

it.each<[string, [number, string][], string[]]>([
  ['in the middle', [[4, 'New.']], ['…', 'Line 3.', 'New.', 'Line 5.', '…']],
  ['at the start', [[0, 'New.']], ['New.', 'Line 1.', '…']],
  ['at the end', [[8, 'New.']], ['…', 'Line 7.', 'New.']],
])('a change %s is shown with the line around it [14.26]', (_, changed, expected) =>
  expect(shownOf(...changed)).toEqual(expected),
)

it('two changes near each other are shown with all between them [14.26]', () =>
  expect(shownOf([3, 'New.'], [5, 'Newer.'])).toEqual([
    ...['…', 'Line 2.', 'New.', 'Line 4.', 'Newer.', 'Line 6.', '…'],
  ]))
