import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { openPendingEvents } from './pendingEvents.ts'

it('an accepted event survives a restart until it is removed', () => {
  const folder = temporaryFolder()
  const events = openPendingEvents(folder)
  events.add('Render', { reason: 'change' })
  const remove = events.add('Render', { reason: 'daily' })
  events.add('Other', null)
  remove()
  const unfinished = openPendingEvents(folder).list()
  expect(unfinished.map(({ name, event }) => [name, event])).toEqual([
    ['Render', { reason: 'change' }],
    ['Other', null],
  ])
  for (const event of unfinished) event.remove()
  expect(openPendingEvents(folder).list()).toEqual([])
})

it('an event that was only half written is discarded', () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, '1-half.json'), '{"name":"Ren')
  expect(openPendingEvents(folder).list()).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})
