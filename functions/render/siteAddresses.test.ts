import { expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import { findDocument } from '../store/desk/documents.ts'
import { changedWrites } from '../store/desk/publishedDocument.ts'
import { transactAll } from '../store/writeChecked.ts'
import { startDesk } from '../testing/desk.ts'
import { siteAddresses } from './siteAddresses.ts'

const desk = startDesk()

it('the pages of offices were last changed with the facts of the clinic', async () => {
  const updatedAt = '2026-11-20T12:00:00.000Z'
  const facts = await findDocument(desk.store, { kind: 'site', id: 'site' })
  await transactAll(desk.store, facts ? changedWrites(facts, { updatedAt }) : [])
  const { main } = await siteAddresses(desk.store, site)
  const offices = main.filter(({ path }) => path.startsWith('/offices/'))
  expect(offices.map(({ lastModified }) => lastModified)).toEqual(site.offices.map(() => updatedAt))
})
