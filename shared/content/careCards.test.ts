import { describe, expect, it } from 'vitest'
import { carePath, careTopicOf, dangersNamedIn, linkedCards } from '../documents/careTopics.ts'
import { pathOf, postPath } from '../documents/paths.ts'
import { CareCardName } from '../entities/careCard.ts'
import { pages } from '../pages.ts'
import { careCards } from './careCards.ts'
import { careContacts, careNumbers } from './careContacts.ts'
import { careTitles } from './careTitles.ts'
import { linkLists } from './linkLists.ts'
import { seed } from './seed.ts'

const paths = [...seed.treatments.map(pathOf), ...seed.posts.map(postPath)]

describe.each(CareCardName.options)('the care card %s [11.1]', (name) => {
  const { signs, now, next } = careCards[name]
  const contacts = careContacts[name]

  it('says what you see, what to do now and what next', () => {
    expect(careTitles[name].length).toBeGreaterThan(5)
    expect(signs.length).toBeGreaterThanOrEqual(3)
    expect(now).toMatch(/^<ol>\n<li><strong>/)
    expect(next).toMatch(/^<p>/)
  })

  it('has 911 among its numbers, or 988, before any other advice [11.2]', () => {
    const links = contacts.map(({ href }) => href)
    expect(links.some((link) => link === 'tel:911' || link === 'tel:988')).toBe(true)
    expect(now.split('</li>')[0]).toMatch(/tel:911|tel:988/)
  })

  it('has a text beside the call of 988, for a person who cannot speak', () => {
    const links = contacts.map(({ href }) => href)
    if (links.includes('tel:988')) expect(links.some((link) => link.startsWith('sms:'))).toBe(true)
  })

  it('has every phone number as a link [11.2]', () => {
    const unlinked = `${signs.join(' ')} ${now} ${next}`
      .replace(/<a [^>]*>.*?<\/a>|Georgia’s 911 Medical Amnesty Law/g, '')
      .match(/\b(911|988|838255|1-8\d\d-\d{3}-\d{4})\b/)
    expect(unlinked).toBeNull()
  })
})

it.each([
  ['child-poisoning', '+18002221222'],
  ['partner-violence', '+18007997233'],
  ['veterans', '838255'],
  ['gambling', '+18004262537'],
  ['gambling', '+18006973738'],
] as const)('the care card %s links %s', (name, number) => {
  expect(careContacts[name].map(({ href }) => href.replace(/^(tel|sms):/, ''))).toContain(number)
})

it('the card of poisons calls 911 for whoever took one on purpose, and for anybody ill from carbon monoxide [11.14]', () => {
  const steps = careCards.poisoning.now.split('</li>')
  expect(steps.find((step) => step.includes('on purpose'))).toContain('tel:911')
  expect(steps.find((step) => step.includes('carbon monoxide'))).toMatch(
    /tel:911.*a headache or nausea is enough/,
  )
})

it('the mothers’ line, which is not for a crisis, has 988 beside it in each paragraph that names it [11.14]', () => {
  const paragraphs = JSON.stringify([seed.pages, seed.posts, seed.faqs, seed.treatments, careCards]).split(
    /<\/(?:p|li)>/,
  )
  const naming = paragraphs.filter((paragraph) => paragraph.includes('tel:+18338526262'))
  expect(naming.length).toBeGreaterThanOrEqual(3)
  expect(naming.filter((paragraph) => !paragraph.includes('tel:988'))).toEqual([])
})

describe('the page in Spanish [11.14]', () => {
  const spanish = JSON.stringify(seed.pages.es.content)

  it.each(['poisonControl', 'childProtection', 'stateViolence', 'domesticViolence', 'crisis'] as const)(
    'has the number %s of the cards',
    (name) => expect(spanish).toContain(careNumbers[name]),
  )

  it.each([
    ['alcohol poisoning', /mucha confusión o una convulsión.*mantenga a la persona de lado/],
    [
      'pregnancy',
      /ni las benzodiacepinas<\/strong> durante el embarazo.*vista borrosa.*se mueve mucho menos/,
    ],
  ])('has the signs and steps of the card for %s', (_, words) => expect(spanish).toMatch(words))
})

describe('a care card stands first [11.3]', () => {
  it.each([
    ['/what-we-treat/fentanyl-addiction', 'overdose'],
    ['/blog/how-naloxone-works', 'overdose'],
    ['/what-we-treat/alcohol-addiction', 'withdrawal'],
    ['/what-we-treat/benzodiazepine-addiction/xanax-addiction', 'withdrawal'],
    ['/what-we-treat/mental-health-treatment/depression', 'suicide-risk'],
    ['/how-we-help/veterans-rehab', 'veterans'],
    ['/what-we-treat/gambling-addiction', 'gambling'],
  ] as const)('on %s: %s', (path, name) => {
    expect(paths).toContain(path)
    expect(careTopicOf(path)).toBe(name)
  })

  it('on no page about something else', () => {
    expect(careTopicOf('/what-we-treat/marijuana-addiction')).toBeUndefined()
    expect(careTopicOf('/how-we-help/aftercare')).toBeUndefined()
  })
})

/** The pages of each subject. On each of them, the card stands first or is linked. */
const subjects: Readonly<Record<CareCardName, readonly string[]>> = {
  overdose: ['fentanyl-addiction', 'heroin-addiction', 'opioid-addiction', 'tramadol-addiction'],
  'alcohol-poisoning': ['alcohol-addiction'],
  'stimulant-emergency': [
    'cocaine-addiction',
    'crack-cocaine-addiction',
    'methamphetamine-addiction',
    'mdma-addiction',
  ],
  withdrawal: [
    'alcohol-addiction',
    'benzodiazepine-addiction',
    'opioid-addiction',
    'fentanyl-addiction',
    'heroin-addiction',
    'oxycodone-addiction',
    'hydrocodone-addiction',
    'morphine-addiction',
    'codeine-addiction',
    'tramadol-addiction',
  ],
  'head-injury': ['alcohol-addiction'],
  serotonin: ['mdma-addiction', 'tramadol-addiction', 'depression'],
  'suicide-risk': ['depression', 'bipolar-disorder'],
  psychosis: ['methamphetamine-addiction', 'synthetic-cannabinoid-addiction', 'hallucinogen-addiction'],
  'child-poisoning': ['buprenorphine', 'marijuana-addiction'],
  poisoning: ['inhalant-addiction'],
  'child-in-danger': ['family-programs', 'grandparents-raising-grandchildren'],
  'partner-violence': ['trauma'],
  'sexual-assault': ['trauma', 'ptsd'],
  sextortion: ['when-you-find-something-in-your-teenagers-room'],
  'harm-to-others': ['mental-health-treatment'],
  threats: ['drug-addiction', 'cocaine-addiction'],
  driving: ['drug-and-alcohol-assessment', 'alcohol-addiction'],
  pregnancy: ['opioid-addiction', 'alcohol-addiction', 'medication-assisted-treatment'],
  infection: ['heroin-addiction', 'fentanyl-addiction'],
  'early-buprenorphine': ['buprenorphine', 'fentanyl-addiction'],
  veterans: ['veterans-rehab'],
  gambling: ['gambling-addiction'],
}

it.each(Object.entries(subjects))(
  'the card %s is on or linked from the pages of its subject [11.3]',
  (name, ends) => {
    const texts = [
      ...seed.treatments.map((page) => ({
        path: pathOf(page),
        text: [page.text1, page.text2, page.text3, page.text4].join('\n'),
      })),
      ...seed.posts.map((post) => ({ path: postPath(post), text: post.content })),
    ]
    const without = ends.filter((end) => {
      const page = texts.find(({ path }) => path.endsWith(`/${end}`))
      return (
        !page || ![careTopicOf(page.path), ...linkedCards(page.path, page.text)].some((card) => card === name)
      )
    })
    expect(without).toEqual([])
  },
)

it('on every page, the card is above the contents', () => {
  const below = Object.entries(seed.pages).filter(([, { content }]) => {
    const [contents, card] = ['"On this page"', '"care card"'].map((part) =>
      JSON.stringify(content).indexOf(part),
    )
    return Number(contents) >= 0 && Number(card) > Number(contents)
  })
  expect(below.map(([name]) => name)).toEqual([])
})

describe('a pregnant woman finds her page', () => {
  const opioids = seed.treatments.filter(({ slug }) =>
    /opioid-a|fentanyl|heroin|codone|morphine|codeine|tramadol/.test(slug),
  )
  it('with her card before all text, from the menu and from home [11.3]', () => {
    const [, first] = Object.values(seed.pages.pregnancy.content as { elements: { values: object }[] }[])
    expect(first?.elements[0]?.values).toEqual({ card: 'pregnancy' })
    expect(linkLists.firstSteps).toContain('pregnancy')
    expect(JSON.stringify(seed.pages.home.content)).toContain(`"url":"${pages.pregnancy.path}"`)
  })
  it('from the page of every opioid [11.3]', () => {
    expect(opioids.length).toBeGreaterThanOrEqual(8)
    expect(opioids.filter((page) => !linkedCards(pathOf(page), '').includes('pregnancy'))).toEqual([])
    expect(carePath('pregnancy')).toBe('/pregnancy#urgent-pregnancy')
  })
  it('with her priority in Georgia and what a missed dose of methadone means', () => {
    const text = JSON.stringify(seed.pages.pregnancy.content)
    expect(text).toMatch(/Missed or vomited a methadone dose\?.*O\.C\.G\.A\. § 26-5-20/)
  })
})

it.each([
  ['He died of an overdose.', ['overdose']],
  ['Stopping benzodiazepines suddenly can cause seizures.', ['withdrawal']],
  ['Sudden withdrawal from alcohol can be dangerous.', ['withdrawal']],
  ['Nicotine withdrawal makes people irritable.', []],
  ['Thoughts of suicide, or wanting to hurt yourself.', ['suicide-risk']],
  ['Keep patches out of the reach of children.', ['child-poisoning']],
  ['It can follow violence at home.', ['partner-violence']],
  ['Violent nausea is one sign.', []],
  ['For veterans and their families.', ['veterans']],
  ['Gambling debts.', ['gambling']],
])('the dangers that “%s” names are %j', (text, names) => {
  expect(dangersNamedIn(text)).toEqual(names)
})
