import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { pendingEvents } from './pendingEvents.ts'

it('an event outlives the process that accepted it, until it is done', () => {
  const folder = temporaryFolder()
  const accepting = pendingEvents(folder)
  accepting.keep('Render', { reason: 'change' })
  const done = accepting.keep('Render', { reason: 'daily' })
  accepting.keep('Other', null)
  done()
  const left = pendingEvents(folder).unfinished()
  expect(left.map(({ name, event }) => [name, event])).toEqual([
    ['Render', { reason: 'change' }],
    ['Other', null],
  ])
  for (const one of left) one.done()
  expect(pendingEvents(folder).unfinished()).toEqual([])
})

it('half an event, which nobody was told is accepted, is forgotten', () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, '1-half.json'), '{"name":"Ren')
  expect(pendingEvents(folder).unfinished()).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})
