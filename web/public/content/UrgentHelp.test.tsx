// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { careCards } from '#shared/content/careCards.ts'
import { careContacts } from '#shared/content/careContacts.ts'
import { seed } from '#shared/content/seed.ts'
import { careAnchor, careTopicOf } from '#shared/documents/careTopics.ts'
import { pathOf, postPath } from '#shared/documents/paths.ts'
import { CareCardName } from '#shared/entities/careCard.ts'
import { textOf } from '../pages/treatment/TextBlocks.tsx'
import { CareCard } from './CareCard.tsx'
import { prefetchUrgentHelp, UrgentHelp } from './UrgentHelp.tsx'

beforeAll(() => prefetchUrgentHelp('/what-we-treat/opioid-addiction'))

const pages = [
  ...[...seed.treatments, ...seed.landings].map((page) => ({
    path: pathOf(page),
    text: textOf(page),
  })),
  ...seed.posts.map((post) => ({ path: postPath(post), text: post.content })),
]
const helpOf = ({ path, text }: { path: string; text: string }) =>
  renderToString(<UrgentHelp path={path} text={text} />)

describe('a page that names a danger', () => {
  it.each([
    ['overdose', /overdos/i],
    ['suicide-risk', /suicid/i],
    ['withdrawal', /(alcohol|benzodiazepine) withdrawal/i],
    ['child-poisoning', /poison control/i],
    ['partner-violence', /violence/i],
    ['veterans', /veteran/i],
    ['gambling', /gambl/i],
  ] as const)('has the care card %s or a link to it', (name, words) => {
    const without = pages
      .filter(({ text }) => words.test(text))
      .filter((page) => {
        const html = helpOf(page)
        return (
          !html.includes(`id="${careAnchor(name)}"`) && !html.includes(`/urgent-help#${careAnchor(name)}`)
        )
      })
    expect(without.map(({ path }) => path)).toEqual([])
  })

  it('links to other cards than its own', () => {
    const repeated = pages.filter((page) => {
      const topic = careTopicOf(page.path)
      return topic && helpOf(page).includes(`#${careAnchor(topic)}"`)
    })
    expect(repeated.map(({ path }) => path)).toEqual([])
  })

  it('needs no box if it names none', () => {
    expect(helpOf({ path: '/blog/a-walk', text: '<p>Take a walk.</p>' })).toBe('')
  })
})

describe.each(CareCardName.options)('the care card %s on a page', (name) => {
  const html = renderToString(<CareCard name={name} />)

  it('has its contacts before its signs, and the advice after them', () => {
    const { signs, now } = careCards[name]
    const order = [careContacts[name][0]?.href, signs[0], now.slice(0, 40)].map((part = '') =>
      html.indexOf(part),
    )
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((one, other) => one - other))
  })

  it('hides nothing behind a click', () => {
    expect(html).not.toMatch(/<(details|summary|button)\b| hidden/)
  })

  it('says that no clinician has reviewed it, until careCardsReviewer names one', () => {
    expect(html).toContain('No clinician has reviewed it yet.')
  })
})
