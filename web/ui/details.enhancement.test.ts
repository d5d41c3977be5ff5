import { beforeEach, describe, expect, it } from 'vitest'
import { enhanceDetails, openHashTarget } from './details.enhancement.ts'

// This browser has no names of details elements either.
const hasNames = 'name' in HTMLDetailsElement.prototype
document.body.innerHTML = `<details name="faq"><summary>One</summary><div id="one"></div></details>
<details name="faq"><summary>Two</summary><details><summary>More</summary><p id="two"></p></details></details>
<details><summary>Alone</summary></details>`
enhanceDetails()
const all = [...document.querySelectorAll('details')]
const open = () => all.map((details) => details.open)
const toggled = () => new Promise((resolve) => setTimeout(resolve))
const views: string[] = []
Element.prototype.scrollIntoView = function () {
  views.push(this.id)
}

beforeEach(async () => {
  location.hash = ''
  for (const details of all) details.open = false
  await toggled()
  views.length = 0
})

describe('details', () => {
  it.skipIf(hasNames)(
    'of one name are open one at a time, in a browser that does not know names [2.28]',
    async () => {
      for (const details of [all[0], all[3], all[1]]) {
        if (details) details.open = true
        await toggled()
      }
      expect(open()).toEqual([false, true, false, true])
    },
  )
  it('around the target of an address open, and the view moves there [2.28]', () => {
    location.hash = '#two'
    openHashTarget()
    expect(open()).toEqual([false, true, true, false])
    expect(views).toEqual(['two'])
  })
  it('that are open, or that an address does not name, leave the view where it is', () => {
    if (all[1]) all[1].open = true
    if (all[2]) all[2].open = true
    for (const hash of ['#two', '#none', '#%', '']) {
      location.hash = hash
      openHashTarget()
    }
    expect(views).toEqual([])
  })
})
