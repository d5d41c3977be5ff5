import { expect, it } from 'vitest'
import { content } from '../testing/content.ts'
import { testTable } from '../testing/testTable.ts'
import { readRedirects } from './desk/redirects.ts'
import { seedTable } from './seed.ts'

const store = testTable()

it('a new site gets the redirects of the clinic’s old one, also more than fit into one transaction', async () => {
  const redirectsTo = (to: string) =>
    Array.from({ length: 150 }, (_, index) => ({ from: `/old-${index}`, to }))
  await seedTable(store, { ...content, redirects: redirectsTo('/faq') })
  await seedTable(store, { ...content, redirects: [...redirectsTo('/blog'), { from: '/later', to: '/' }] })
  const { all } = await readRedirects(store)
  expect(all).toHaveLength(150)
  expect(all.every(({ to, isManual }) => to === '/faq' && isManual)).toBe(true)
})
