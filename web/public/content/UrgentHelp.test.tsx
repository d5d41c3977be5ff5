// @vitest-environment node
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { careCards } from '#shared/content/careCards.ts'
import { careContacts } from '#shared/content/careContacts.ts'
import { careTitles } from '#shared/content/careTitles.ts'
import { seed } from '#shared/content/seed.ts'
import { careAnchor, careTopicOf } from '#shared/documents/careTopics.ts'
import { pathOf, postPath } from '#shared/documents/paths.ts'
import { CareCardName } from '#shared/entities/careCard.ts'
import type { Site } from '#shared/entities/site.ts'
import { setSanitizer } from '../../data/sanitizeHtml.ts'
import { withSite } from '../../testing/withSite.tsx'
import { textOf } from '../pages/treatment/TextBlocks.tsx'
import { CareCards } from './CareCard.tsx'
import { prefetchUrgentHelp, UrgentHelp } from './UrgentHelp.tsx'

// As in the renderer, there is no document to parse in.
setSanitizer((html) => html)

beforeAll(() => prefetchUrgentHelp('/what-we-treat/opioid-addiction'))

const pages = [
  ...[...seed.treatments, ...seed.landings].map((page) => ({
    path: pathOf(page),
    text: textOf(page),
  })),
  ...seed.posts.map((post) => ({ path: postPath(post), text: post.content })),
]
const helpOf = ({ path, text }: { path: string; text: string }) =>
  rendered(<UrgentHelp path={path} text={text} />)

/** The cards read the address. */
function rendered(children: ReactNode, textSignOffs: Site['textSignOffs'] = []): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToString(
    withSite(<RouterContextProvider router={router}>{children}</RouterContextProvider>, {
      ...seed.site,
      textSignOffs,
    }),
  )
}

describe('a page that names a danger', () => {
  it.each([
    ['overdose', /overdos/i],
    ['suicide-risk', /suicid/i],
    ['withdrawal', /(alcohol|benzodiazepine) withdrawal/i],
    ['child-poisoning', /poison control/i],
    ['partner-violence', /violence/i],
    ['veterans', /veteran/i],
    ['gambling', /gambl/i],
  ] as const)('has the care card %s or a link to it [11.3]', (name, words) => {
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
  const html = rendered(<CareCards names={[name]} />)

  it('has its first contact before its signs, the advice after them, and only then its other contacts', () => {
    const { signs, now, next } = careCards[name]
    const [first, ...others] = careContacts[name].map(({ href }) => `<a href="${href}" class=`)
    const parts = [first, signs[0], now.slice(0, 40), ...others, next.slice(0, 40)]
    const order = parts.map((part = '') => html.indexOf(part))
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((one, other) => one - other))
  })

  it('shows the danger and the first number before anything is opened, and opens for its address [11.2]', () => {
    const [closed, opened] = [html.slice(0, html.indexOf('<details')), html.slice(html.indexOf('<details'))]
    expect(closed).toContain(careTitles[name])
    expect(closed).toContain(`href="${careContacts[name][0]?.href}"`)
    // Browsers open the details element around the target of an address.
    expect(opened).toContain(`id="${careAnchor(name)}"`)
    expect(html).not.toContain('<details open')
  })

  it('says that no clinician has reviewed it, until staff record who has, since its last change [11.12, 13.4]', () => {
    const unread = 'No clinician has reviewed it yet.'
    const by = { text: 'care-cards', reviewedBy: 'Ana Reyes, LPC' } as const
    const readBy = (reader: 'clinician' | 'lawyer', lastReviewed: string) =>
      rendered(<CareCards names={[name]} />, [{ ...by, reader, lastReviewed }])
    expect(html).toContain(unread)
    expect(readBy('lawyer', '2026-12-01')).toContain(unread)
    expect(readBy('clinician', '2026-01-05')).toContain(unread)
    const read = readBy('clinician', '2026-12-01')
    expect(read).not.toContain(unread)
    expect(read).toContain('Read by Ana Reyes, LPC on December 1, 2026.')
  })
})

it('several care cards say once what they were checked against', () => {
  const html = rendered(<CareCards names={CareCardName.options} />)
  expect(html.split('No clinician has reviewed it yet.')).toHaveLength(2)
})
