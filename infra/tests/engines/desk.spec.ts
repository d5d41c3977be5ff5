import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { messages } from '#shared/messages.ts'
import { staffMessages } from '../../../web/staff/staffMessages.ts'
import { withPhoneMetadata } from '../../testing/phonePhoto.ts'
import { newMember } from '../browser/staff/support/staffTest.ts'
import { expect, test } from './engineTest.ts'
import type { Visitor } from './visitor.ts'

const { save, publishedText } = staffMessages.desk
const button = (name: string) => `//button[normalize-space()="${name}"]`
const field = (name: string) => `[data-field="${name}"] :is(input, textarea)`
const words = (text: string) => `//*[text()[contains(., "${text}")]]`
const body = '[role="textbox"][aria-label="Body"]'

test.use({ view: { width: 1280, height: 800 } })

test.beforeEach(async ({ visitor }) => {
  const { username, password } = await newMember()
  await visitor.open('/admin/login')
  await visitor.press('input[autocomplete="username"]')
  await visitor.type(username)
  await visitor.press('input[type=password]')
  await visitor.type(password)
  await visitor.press(button('Login'))
  await visitor.isAt('/admin')
  await hasLoaded(visitor, 'Dashboard')
})

/** As staff do, a check waits for what a screen loads. Before that, the next one would load at the same time. */
async function hasLoaded(visitor: Visitor, title: string): Promise<void> {
  await visitor.sees(`//main//h1[normalize-space()="${title}"]`)
  // In a sentence, too.
  const loading = messages.loading.toLowerCase()
  await visitor.seesNo(`//main//*[text()[contains(translate(., "L", "l"), "${loading}")]]`)
}

async function beginPost(visitor: Visitor, title: string): Promise<void> {
  await visitor.open('/admin/blog')
  await hasLoaded(visitor, 'Blog')
  await visitor.press(button('New post'))
  for (const [name, text] of [
    ['title', title],
    ['category', 'Recovery'],
    ['author', 'The clinical team'],
    ['excerpt', 'What a reader finds here.'],
  ] as const) {
    await visitor.press(field(name))
    await visitor.type(text)
  }
  await visitor.press(body)
  await visitor.sees('[role="toolbar"][aria-label="Formatting of Body"]:not([inert])')
}

test('a member writes and publishes a post with a list, pasted words and a photo, where each line that opens has a sign and a dialog begins below its title', async ({
  visitor,
}, testInfo) => {
  const name = `engine-${randomUUID().slice(0, 8)}`
  await beginPost(visitor, `A quiet ${name}`)
  await visitor.type('Typed words.')
  await visitor.key('Enter')
  await visitor.press('button[aria-label="Bulleted list"]')
  await visitor.type('First of a list')
  await visitor.key('Enter')
  await visitor.key('Enter')
  await copyLetter(visitor)
  await visitor.press(`${body} > p:last-child`)
  await visitor.key('Control+v')
  await visitor.sees('//*[@role="textbox"][@aria-label="Body"]//strong[.="Pasted"]')
  expect(await linesWithoutSign(visitor)).toEqual([])
  await visitor.press('button[aria-label="Image"]')
  // The outline of a focused control is 5 px.
  expect(await roomBelowTitle(visitor)).toBeGreaterThanOrEqual(5)
  await visitor.press(`//dialog${button('Cancel')}`)

  const file = testInfo.outputPath('porch.jpg')
  writeFileSync(file, await photo(visitor))
  await visitor.tab.choose('[data-field="image1"] input[type=file]', file)
  const image = () =>
    visitor.read('[data-field="image1"] input[type=text]', (input) => (input as HTMLInputElement).value)
  const address = /^\/media\/[0-9a-f]{32}\.(?:webp|jpg)$/
  await visitor.eventually(async () => address.test(await image()), true, 'the photo is uploaded')
  const shown = await visitor.run(
    async (src) => {
      const photo = new Image()
      photo.src = src
      await photo.decode()
      return [photo.naturalWidth, photo.naturalHeight]
    },
    await image(),
  )
  // The phone was held sideways, so the upright photo has the sides swapped.
  expect(shown).toEqual([480, 720])

  await visitor.sees(words(save.saved))
  await visitor.press(button('Publish'))
  await visitor.sees('dialog summary')
  expect(await linesWithoutSign(visitor)).toEqual([])
  await visitor.press(`//dialog${button('Publish now')}`)
  await visitor.sees(words(publishedText))
  const html = async () => (await fetch(`${process.env.SITE_ADDRESS}/blog/a-quiet-${name}`)).text()
  await visitor.eventually(async () => (await html()).includes(await image()), true, 'visitors see it')
  expect(await html()).toMatch(/<p>Typed words\.<\/p>\s*<ul>\s*<li>(?:<p>)?First of a list/)
  expect(await html()).toMatch(/<strong>Pasted<\/strong> from a letter/)
})

test('the link of a new member is in the middle of the screen', async ({ visitor }) => {
  await visitor.open('/admin/settings/team')
  await hasLoaded(visitor, 'Team')
  await visitor.press('//label[contains(., "Username of a new member")]/following::input')
  await visitor.type(`new-${randomUUID().slice(0, 8)}`)
  await visitor.press(button('Add member'))
  await visitor.sees(`//dialog${button('Copy link')}`)
  const edges = await visitor.read('dialog', (dialog) => {
    const { top, bottom } = dialog.getBoundingClientRect()
    return [Math.round(top), Math.round(innerHeight - bottom)]
  })
  expect(edges[0]).toBeGreaterThan(100)
  expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 0))).toBeLessThan(2)
})

const linesWithoutSign = (visitor: Visitor) =>
  visitor.run(() =>
    [...document.querySelectorAll('summary')]
      .filter((line) => line.checkVisibility())
      .filter((line) => getComputedStyle(line, '::after').content === 'none')
      .map((line) => line.textContent),
  )

const roomBelowTitle = (visitor: Visitor) =>
  visitor.read('dialog h2', (title) => {
    const head = title.parentElement?.getBoundingClientRect().bottom ?? 0
    return (title.closest('dialog')?.querySelector('label')?.getBoundingClientRect().top ?? 0) - head
  })

/** Copies words that are elsewhere on the screen. Firefox has no clipboard for events that a script makes. */
async function copyLetter(visitor: Visitor): Promise<void> {
  await visitor.run(() => {
    const letter = Object.assign(document.createElement('p'), { id: 'letter' })
    const strong = Object.assign(document.createElement('b'), { textContent: 'Pasted' })
    letter.append(strong, ' from a letter')
    document.body.append(letter)
    ;(document.activeElement as HTMLElement).blur()
    getSelection()?.selectAllChildren(letter)
  })
  await visitor.key('Control+c')
}

/** As a phone stores it: sideways, with its orientation and place. */
async function photo(visitor: Visitor): Promise<Buffer> {
  const base64 = await visitor.run(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 720, height: 480 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#2f7f86'
    context.fillRect(0, 0, 720, 480)
    context.fillStyle = 'white'
    context.fillRect(0, 0, 240, 160)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return withPhoneMetadata(Buffer.from(base64, 'base64'))
}
