import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { modes, openPage } from '../testing/openPage.tsx'

const child = seed.treatments.find(({ parentId }) => parentId)
const parent = seed.treatments.find(({ id }) => id === child?.parentId)
if (!child || !parent) throw new Error('The seed has no nested page')

const renamed = ({ parentId, ...page }: (typeof seed.treatments)[number]) => ({
  ...page,
  parent_id: parentId,
})
const list = { '/api/service-pages': [renamed(parent), renamed(child)] }

it.each(modes)('in the %s the site map nests a page that names its parent parent_id', async (mode) => {
  await openPage(mode, '/sitemap', list)
  const item = screen
    .getAllByRole('link', { name: parent.title })
    .map((link) => link.closest('li'))
    .find((candidate) => candidate?.querySelector('ul'))
  expect(within(item as HTMLElement).getByRole('link', { name: child.title })).not.toBeNull()
})

it.each(modes)('in the %s a page that names its parent parent_id links to it', async (mode) => {
  await openPage(mode, `/${child.slug}`, { ...list, [`/api/treatment-pages/${child.slug}`]: renamed(child) })
  within(screen.getByRole('navigation', { name: 'Related pages' })).getByRole('link', { name: parent.title })
})

it.each(modes)('in the %s a page lists the pages that name it parent_id', async (mode) => {
  await openPage(mode, `/${parent.slug}`, {
    ...list,
    [`/api/treatment-pages/${parent.slug}`]: renamed(parent),
  })
  within(screen.getByRole('navigation', { name: 'Related pages' })).getByRole('link', { name: child.title })
})
