import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { editorPath } from '../../../../web/staff/screens.ts'
import { sameOriginHeaders } from '../../../testing/staff.ts'
import { violations } from '../support/axe.ts'
import { openDialog, publicHtml, publish, rendered, saved } from './support/editor.ts'
import { inputMethods } from './support/inputMethods.ts'
import { test } from './support/staffTest.ts'

// By day unit tests have the screen, and the story of a renamed page has a redirect.
for (const width of byDay([360, 1280])) {
  test(`staff add a redirect, visitors follow it, and staff delete it, at ${width} pixels [14.41, 14.42]`, async ({
    staffPage: page,
    request,
  }) => {
    const from = `/old%20page_${width}.php?id=7`
    const responseOf = async (address: string) => {
      const found = await request.get(address, { maxRedirects: 0 })
      return [found.status(), found.headers().location]
    }
    const response = () => responseOf(`${from.replace('old', 'OLD')}&from=mail`)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin/settings/redirects')
    await page.getByLabel('Old address').fill(`https://www.example.org/Old page_${width}.php?ID=7`)
    await page.getByLabel('New address').fill('/FAQ/#topic-cost')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: from })).toBeVisible()
    await expect.poll(response, rendered).toEqual([301, '/faq?from=mail#topic-cost'])
    expect(await responseOf(from.replace('=7', '=8'))).toEqual([404, undefined])
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await page.getByRole('button', { name: `Delete the redirect of ${from}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('row', { name: from })).toHaveCount(0)
    await expect.poll(response, rendered).toEqual([404, undefined])
  })
}

// By day `documentLinks.test.ts` has the rendered pages, and `Editor.test.tsx` what the editor says.
test('a page that staff add to the footer by keyboard stays linked there, whatever its address, until it is taken down [2.111, 14.50]', {
  tag: '@night',
}, async ({ staffPage: page }) => {
  test.slow()
  const input = inputMethods['by keyboard alone']
  const name = `place-${randomUUID().slice(0, 8)}`
  async function send(method: 'post' | 'put', address: string, data: object) {
    const response = await page.request[method](`/api/admin/documents/treatment${address}`, {
      headers: sameOriginHeaders,
      data,
    })
    if (!response.ok()) throw new Error(await response.text())
    return response.json()
  }
  async function publishAt(slug: string, title: string, given: { id?: string; linkedFrom?: string[] } = {}) {
    const { id, ...fields } = given
    const place = { category: 'how-we-help', parentId: null, image1: '/art/dock-dawn.svg' }
    const content = { ...place, ...fields, title, description: 'Help.', slug: `how-we-help/${slug}` }
    const document = id
      ? await send('put', `/${id}/draft`, { content, version: 0 })
      : await send('post', '', { content })
    await send('post', `/${document.id}/publish`, { version: document.draft.version })
    return document.id
  }
  const one = await publishAt(name, `First ${name}`)
  const other = await publishAt(`${name}-2`, `Second ${name}`)
  /** The address of the first page in the footer. */
  const linked = async () =>
    new RegExp(`href="([^"]+)"[^>]*>First ${name}</a>`).exec(await publicHtml('/forms'))?.[1]

  await page.goto(editorPath({ kind: 'treatment', id: one }))
  await input.check(page.getByLabel('Footer, More help'))
  await saved(page)
  await publish(page, input)
  expect(await linked()).toBe(`/how-we-help/${name}`)

  const inFooter = { id: one, linkedFrom: ['footer'] }
  await publishAt(`${name}-3`, `First ${name}`, inFooter)
  await publishAt(name, `Second ${name}`, { id: other })
  await publishAt(`${name}-2`, `First ${name}`, inFooter)
  await expect.poll(linked, rendered).toBe(`/how-we-help/${name}-2`)
  expect(await publicHtml(`/how-we-help/${name}-2`)).toMatch(new RegExp(`<h1[^>]*>First ${name}<`))

  await page.reload()
  const dialog = await openDialog(page, 'Take off the website', input)
  await expect(dialog.getByText('Footer, More help')).toBeVisible()
  await input.press(dialog.getByRole('button', { name: 'Take off the website' }))
  await expect.poll(linked, rendered).toBeUndefined()
})
