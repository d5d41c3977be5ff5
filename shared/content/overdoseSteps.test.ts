import { describe, expect, it } from 'vitest'
import { careAnchor, careTopicOf } from '../documents/careTopics.ts'
import { pathOf, postPath } from '../documents/paths.ts'
import { careCards } from './careCards.ts'
import { overdoseSteps } from './overdoseSteps.ts'
import { seed } from './seed.ts'

const texts = [
  ...[...seed.treatments, ...seed.landings].map((page) => ({
    path: pathOf(page),
    html: [page.text1, page.text2, page.text3, page.text4].join('\n'),
  })),
  ...seed.posts.map((post) => ({ path: postPath(post), html: post.content })),
  ...seed.faqs.map((faq) => ({ path: faq.id, html: faq.answer })),
  ...Object.entries(seed.pages).map(([name, page]) => ({ path: name, html: JSON.stringify(page.content) })),
]

/** In a text below the care card with the steps. */
const overdoseStepsAbove = `<p>Call <a href="tel:911">911</a> and follow <a href="#${careAnchor('overdose')}">the steps for an overdose</a> at the top of this page.</p>`

const [orderedSteps = ''] = overdoseSteps.split('</ol>')

const asJson = (text: string) => JSON.stringify(text).slice(1, -1)

describe('the steps for an overdose', () => {
  it('call 911, give naloxone, breathe for them, start CPR, give a second dose, use the side position, and stay, in this order', () => {
    const steps = [...orderedSteps.matchAll(/<li>(.*?)<\/li>/g)].map(([, step = '']) => step)
    expect(steps).toHaveLength(7)
    expect(steps[0]).toContain('href="tel:911"')
    expect(steps[1]).toMatch(/naloxone.*alcohol with pills.*head back.*one nostril.*plunger.*holds one dose/)
    expect(steps[2]).toMatch(/Slow or weak.*lift the chin and pinch the nose.*one every 5 seconds/)
    expect(steps[2]).not.toMatch(/trained/)
    expect(steps[3]).toMatch(/Not breathing, or only gasping: start CPR.*not trained.*hands alone.*AED/)
    expect(steps[4]).toMatch(/second dose.*two to three minutes.*a new spray, in the other nostril/)
    expect(steps[5]).toMatch(/side<\/strong> once they are breathing/)
    expect(steps[6]).toMatch(/Stay until help comes/)
  })

  it('say what to do if somebody used and sleeps or is awake, and how long to watch after naloxone [11.4]', () => {
    const awake = /asleep or awake\?<\/strong>(.*?)<\/ul>/s.exec(overdoseSteps)?.[1] ?? ''
    expect(awake).toMatch(/Asleep: wake them now.*Shout, and rub your knuckles hard.*do not wake up.*step 1/)
    expect(awake).toMatch(/do not leave them.*sleep it off.*naloxone in your hand/)
    expect(awake).toMatch(/tel:\+18002221222/)
    expect(awake).toMatch(/tel:911.*harder to wake, snore.*fewer than 12 times in a whole minute/s)
    expect(awake).toMatch(/30 to 90 minutes.*at least 4 hours.*methadone/s)
    const slip = seed.posts.find(({ slug }) => slug === 'the-first-24-hours-after-a-slip')?.content ?? ''
    expect(slip).toMatch(/Don’t sleep it off.*tel:\+18002221222/)
  })

  it('are the care card of the pages about opioids and of the posts about naloxone and the law [11.4]', () => {
    expect(careCards.overdose.now).toBe(overdoseSteps)
    const paths = texts.map(({ path }) => path).filter((path) => careTopicOf(path) === 'overdose')
    expect(paths).toEqual(
      expect.arrayContaining([
        '/what-we-treat/opioid-addiction',
        '/what-we-treat/fentanyl-addiction',
        '/what-we-treat/heroin-addiction',
        '/blog/how-naloxone-works',
        '/blog/georgia-911-medical-amnesty-law',
        '/blog/one-pill-counterfeits-and-fentanyl',
      ]),
    )
  })

  it('are stored once: other texts link to their card', () => {
    const [first = ''] = overdoseSteps.split('</li>')
    const copies = texts.filter(({ html }) => html.includes(first) || html.includes(asJson(first)))
    expect(copies.map(({ path }) => path)).toEqual([])
    const linking = texts.filter(({ html }) => html.includes(`/urgent-help#${careAnchor('overdose')}`))
    expect(linking.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/how-we-help/family-programs', 'faq-overdose-signs', 'es']),
    )
    const referring = texts.filter(({ html }) => html.includes(overdoseStepsAbove)).map(({ path }) => path)
    expect(referring.filter((path) => careTopicOf(path) !== 'overdose')).toEqual([])
  })

  it('say that the amnesty law protects people on probation and parole, as the post about the law does', () => {
    expect(overdoseSteps).toMatch(
      /16-13-5\)[^<]*not arrested or charged[^<]*on probation, parole or pretrial release/,
    )
    const law = texts.find(({ path }) => path === '/blog/georgia-911-medical-amnesty-law')?.html ?? ''
    const [, protects = '', doesNot = ''] =
      /What the law protects you from(.*)What the law does not do(.*)What to do in an overdose/s.exec(law) ??
      []
    expect(protects).toMatch(/Probation, parole and pretrial release.*\(subsection c\)/)
    expect(doesNot).not.toMatch(/probation|parole|court order/i)
  })

  it('have a translation with as many steps [2.53]', () => {
    const content = JSON.stringify(seed.pages.es.content)
    const [translation = ''] =
      /<ol>(?=\S*<li><strong>Primero llame).*?<\/ol>/.exec(content.replaceAll('\\n', '')) ?? []
    expect(translation.split('<li>')).toHaveLength(orderedSteps.split('<li>').length)
  })

  it('have no second version; only the side position for a seizure is separate [11.4]', () => {
    const instruction =
      /rescue breaths|breathe for (them|the person)|(second|another) dose|(lay|roll|turn)\b[^.]* side\b/i
    const found = texts.flatMap(({ path, html }) =>
      html
        .split(/<\/(?:p|li)>/)
        .filter((paragraph) => instruction.test(paragraph) && !/seizure/.test(paragraph))
        .map((paragraph) => `${path}: ${paragraph}`),
    )
    expect(found).toEqual([])
  })
})
