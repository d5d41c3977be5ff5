import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('a CSV file quotes every cell, doubles quotes and ends each line with CR LF', () => {
  expect(
    csvOf([
      ['Who', 'What'],
      ['ana', 'said "yes", twice\nor more'],
    ]),
  ).toBe('\ufeff"Who","What"\r\n"ana","said ""yes"", twice\nor more"\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
  'a cell that begins like the formula %j is text [14.44]',
  (text) => expect(csvOf([[text]])).toBe(`\ufeff"'${text}"\r\n`),
)

it.each(['post/post-1', 'Ana', '2026-11-20T15:00:00.000Z', ''])('the cell %j stays as it is', (text) =>
  expect(csvOf([[text]])).toBe(`\ufeff"${text}"\r\n`),
)
