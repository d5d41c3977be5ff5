import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { linkFields } from '../entities/text.ts'
import { documentKinds, kinds } from '../kinds/kinds.ts'
import { blockingFindings, checkContent } from './checkContent.ts'
import { rules } from './rules.ts'

const post = (html: string) => checkContent('post', { content: html })
const faq = (answer: string, context = {}) => checkContent('faq', { answer }, context)
const inWords = (text: string) => faq(`<p>${text}</p>`)
/** The text after every replacement. */
function fixed(text: string): string {
  return inWords(text).reduceRight(
    (sentence, { start, end, replacement }) =>
      replacement === undefined ? sentence : sentence.slice(0, start) + replacement + sentence.slice(end),
    text,
  )
}

describe('words that stop publication', () => {
  it.each([
    ['Help for addicts.', 'Help for people with a substance use disorder.'],
    ['He is an addict.', 'He is a person with a substance use disorder.'],
    ['Addicts and junkies', 'People with a substance use disorder and people with a substance use disorder'],
    ['a recovering alcoholic', 'a person in recovery'],
    ['an ex-addict', 'a person in recovery'],
    ['an alcoholic', 'a person with an alcohol use disorder'],
    ['an alcoholic father', 'a father with an alcohol use disorder'],
    ['Every substance abuser', 'Every person with a substance use disorder'],
    ['IV drug users', 'people who inject drugs'],
    ['heroin addicts', 'people with an opioid use disorder'],
    ['a meth head', 'a person with a stimulant use disorder'],
    ['a dirty screen', 'a positive screen'],
    ['she tested clean', 'she tested negative'],
    ['90 days clean', '90 days without using'],
    ['how to get clean', 'how to stop using drugs'],
    ['He has been clean for a year.', 'He has not been using for a year.'],
    ['He committed suicide.', 'He died by suicide.'],
    ['after a failed suicide attempt', 'after a suicide attempt'],
    ['a schizophrenic', 'a person with schizophrenia'],
    ['an addicted baby', 'a baby exposed to substances before birth'],
  ])('“%s” becomes “%s” [10.1]', (text, replaced) => {
    expect(inWords(text).filter(({ rule }) => rule !== 'suicideWithout988')).toMatchObject([
      { level: 'block' },
      ...(text.includes(' and ') ? [{ level: 'block' }] : []),
    ])
    expect(fixed(text)).toBe(replaced)
  })

  it.each([
    ['crazy', 'mentalIllness'],
    ['a guaranteed cure', 'promise'],
    ['a 95% success rate', 'promise'],
    ['a success rate of 90 percent', 'promise'],
    ['permanent recovery', 'promise'],
    ['a painless detox', 'promise'],
    ['HIPAA-compliant sessions', 'privacyPromise'],
    ['100 % confidential', 'privacyPromise'],
  ])('“%s” is found, with advice and no replacement [10.1]', (text, rule) => {
    expect(inWords(text)).toContainEqual(expect.objectContaining({ level: 'block', rule }))
    expect(inWords(text).some(({ replacement }) => replacement !== undefined)).toBe(false)
  })

  it.each([
    'addiction',
    'Alcoholics Anonymous',
    'alcoholic drinks',
    'non-alcoholic beer',
    'clean water and get clean needles',
    'We cannot guarantee a result.',
    'There is no cure.',
    'Nobody can promise permanent recovery.',
    'secure',
    'permanent damage',
    'had drunk too much',
    'a user of this website',
    'failed attempts to cut down',
    'Substance Abuse and Mental Health Services Administration',
    'Medication-Assisted Treatment',
    'relapse prevention',
    'sleep habits',
  ])('“%s” is not a finding [10.2]', (text) => {
    expect(inWords(text)).toEqual([])
  })
})

it.each([
  ['drug abuse', 'drug use disorder'],
  ['a relapse', 'a return to use'],
  ['after a slip', 'after a return to use'],
  ['medication-assisted treatment', 'medication for opioid use disorder'],
  ['Marijuana', 'Cannabis'],
  ['She is in denial.', 'She sees it differently.'],
  ['He was non-compliant.', 'He did not complete treatment.'],
])('“%s” is a suggestion to say “%s” [10.4]', (text, replaced) => {
  expect(inWords(text)).toMatchObject([{ level: 'suggest' }])
  expect(fixed(text)).toBe(replaced)
})

describe('a finding', () => {
  it('has the field, the position in its text, the message and the source [10.3]', () => {
    expect(post('<p>For families &amp;\n friends</p><ul><li>of <em>addicts</em></li></ul>')).toEqual([
      {
        rule: 'addict',
        level: 'block',
        field: 'content',
        start: 26,
        end: 33,
        found: 'addicts',
        replacement: 'people with a substance use disorder',
        message: 'Say “people with a substance use disorder” instead of “addicts”.',
        why: rules.addict.why,
        source: rules.addict.source,
      },
    ])
  })

  it('is in a field that an element gets later, without being listed', () => {
    const content = [{ name: 'hero', elements: [{ name: 'card', values: { footnote: 'Addicts' } }] }]
    expect(checkContent('page', { content })).toMatchObject([
      { field: 'content.0.elements.0.values.footnote' },
    ])
  })

  it('is in any field that visitors read: lines, texts, SEO data and elements of pages [10.3]', () => {
    const title = 'Addicts'
    expect(checkContent('treatment', { title, text3: '<p>Addicts</p>', seo: { title } })).toMatchObject([
      { field: 'title' },
      { field: 'text3' },
      { field: 'seo.title' },
    ])
    const elements = [{ name: 'main heading', values: { text: 'Addicts' } }]
    for (const content of [[{ name: 'hero', elements }], JSON.stringify([{ name: 'hero', elements }])])
      expect(checkContent('page', { content })).toMatchObject([{ field: 'content.0.elements.0.values.text' }])
  })

  it.each(documentKinds)('is in each text of the kind %s, but for names, addresses and records', (kind) => {
    const { content, lines, html } = kinds[kind]
    const read = new Set([...lines, ...Object.keys(html)])
    const texts = Object.entries(content.shape).filter(([, field]) => isText(field))
    expect(texts.map(([name]) => name).filter((name) => !read.has(name) && !notRead.has(name))).toEqual([])
  })

  it('leaves the words alone that people search for', () =>
    expect(checkContent('post', { seo: { keywords: ['drug addict'] } })).toEqual([]))

  it('in a review is never about how its author describes a person [10.2]', () => {
    expect(checkContent('review', { content: 'I am an alcoholic, and they cured me.' })).toMatchObject([
      { rule: 'promise', found: 'cured' },
    ])
  })

  it('is one of 200 at most, so that a text of one word ten thousand times is checked like any other', () => {
    const findings = checkContent('post', { content: `<p>${'addict '.repeat(10_000)}</p>` })
    expect(findings).toHaveLength(200)
    expect(blockingFindings('post', { title: 'addict', content: '<p>marijuana</p>' })).toHaveLength(1)
  })

  it('of a draft with missing or unexpected fields is empty', () => {
    expect(checkContent('post', {})).toEqual([])
    expect(checkContent('post', { content: 5, seo: [] })).toEqual([])
    expect(checkContent('page', { content: '{' })).toEqual([])
  })
})

describe('a crisis topic', () => {
  it.each([
    ['overdose', 'Naloxone reverses an overdose.', 'overdoseWithout911', ['tel:911']],
    ['suicide', 'Thoughts of suicide pass.', 'suicideWithout988', ['tel:988', 'sms:988']],
  ])('%s without its link stops publication [10.1]', (_, text, rule, links) => {
    expect(blockingFindings('post', { content: `<p>${text}</p>` })).toMatchObject([{ rule }])
    for (const link of links) {
      const content = `<p>${text} <a href="${link}">Call</a>.</p>`
      expect(blockingFindings('post', { content })).toEqual([])
    }
  })

  it('may have its link in another text of the page', () => {
    const texts = { text1: '<p>Overdose.</p>', text4: '<p>Call <a href="tel:911">911</a>.</p>' }
    expect(blockingFindings('treatment', texts)).toEqual([])
  })

  it('is fine in reviews and services, which have no links', () => {
    expect(blockingFindings('review', { content: 'After my overdose they listened.' })).toEqual([])
    expect(blockingFindings('service', { description: 'For people with thoughts of suicide.' })).toEqual([])
  })
})

describe('a suggestion', () => {
  it('asks for plain words above grade 9, without counting names of drugs [10.4]', () => {
    const hard =
      'Psychoeducational interventions facilitate comprehensive understanding of neurobiological mechanisms. '
    expect(inWords(hard.repeat(13))).toMatchObject([
      { rule: 'readingGrade', message: expect.stringMatching(/^Grade \d/) },
    ])
    const drugs = 'Buprenorphine and methadone and naltrexone can help you stay well and feel more like you. '
    expect(inWords(drugs.repeat(12))).toEqual([])
  })

  it('asks for a review by a clinician after 12 months, or where there was none [10.4, 13.26]', () => {
    const reviewed = (lastReviewed?: string) =>
      checkContent('treatment', { lastReviewed }, { today: '2026-11-21' }).map(({ rule }) => rule)
    expect(reviewed('2025-11-21')).toEqual([])
    expect(reviewed('2025-11-20')).toEqual(['reviewDate'])
    expect(reviewed()).toEqual(['reviewDate'])
  })

  it('finds a text of which only one language has changed since it was published [10.4]', () => {
    const page = (english: string, html: string) => ({
      content: [{ name: 'begin', elements: [{ name: 'translated text', values: { english, html } }] }],
    })
    const changed = (english: string, html: string) =>
      checkContent('page', page(english, html), { published: page('<p>Call us.</p>', '<p>Llame.</p>') })
        .filter(({ rule }) => rule === 'translation')
        .map(({ field, message }) => [field.replace('content.0.elements.0.values.', ''), message])
    expect(changed('<p>Call us.</p>', '<p>Llame.</p>')).toEqual([])
    expect(changed('<p>Call now.</p>', '<p>Llame ahora.</p>')).toEqual([])
    expect(changed('<p>Call now.</p>', '<p>Llame.</p>')).toEqual([
      ['html', expect.stringContaining('translation has not')],
    ])
    expect(changed('<p>Call us.</p>', '<p>Llame ahora.</p>')).toEqual([
      ['english', expect.stringContaining('original has not')],
    ])
  })

  it('finds it in a heading and in a link of a list too [2.53]', () => {
    const page = (english: string, text: string) => ({
      content: [
        {
          name: 'head',
          elements: [
            { name: 'main heading', values: { text, english } },
            { name: 'link list', values: { links: [{ label: text, english, url: '#a' }] } },
          ],
        },
      ],
    })
    expect(
      checkContent('page', page('Begin now', 'Cómo empezar'), { published: page('Begin', 'Cómo empezar') })
        .filter(({ rule }) => rule === 'translation')
        .map(({ field }) => field),
    ).toEqual(['content.0.elements.0.values.text', 'content.0.elements.1.values.links.0.label'])
  })

  it('finds it in the title and in the search texts too', () => {
    const page = (metaDescription: string, english: string) => ({
      title: 'Ayuda',
      seo: { metaTitle: 'Ayuda', metaDescription },
      english: { title: 'Help', metaTitle: 'Help', metaDescription: english },
    })
    const changed = (metaDescription: string, english: string) =>
      checkContent('page', page(metaDescription, english), { published: page('Llame.', 'Call.') })
        .filter(({ rule }) => rule === 'translation')
        .map(({ field }) => field)
    expect(changed('Llame ahora.', 'Call now.')).toEqual([])
    expect(changed('Llame.', 'Call now.')).toEqual(['seo.metaDescription'])
    expect(changed('Llame ahora.', 'Call.')).toEqual(['english.metaDescription'])
  })

  it('about English words concerns the English originals of a translated page alone [2.53]', () => {
    const worn = 'A cure for addicts. '
    const html = `<p>${worn.repeat(40)}</p>`
    const translated = (english: string, spanish: string) => ({
      content: [{ name: 'a', elements: [{ name: 'translated text', values: { english, html: spanish } }] }],
    })
    const found = (english: string, spanish: string) =>
      new Set(checkContent('page', translated(english, spanish)).map(({ field }) => field.split('.').at(-1)))
    expect(found('<p>Call us.</p>', html)).toEqual(new Set())
    expect(found(html, '<p>Llame.</p>')).toEqual(new Set(['english']))
  })

  it('finds a written number of the clinic, and one that is not a fact [18.13]', () => {
    const answer =
      '<p>Call (770) 555-0142, <a href="tel:+14045550123">our office</a>, <a href="tel:{phone}">{phone}</a> or 1-800-222-1222.</p>'
    const phones = { '{phone}': '(770) 555-0142' }
    expect(
      checkContent('faq', { answer }, { phones })
        .filter(({ rule }) => rule === 'phoneWritten')
        .map(({ message }) => message),
    ).toEqual([
      '“(770) 555-0142”: Write {phone} instead, which changes with the number in Clinic.',
      '“our office”: This is not a number of the clinic: check it, or write {phone}.',
    ])
  })

  it('replaces a written number of the clinic by its fact, in a link and in a line too [18.13]', () => {
    const phones = { '{phone:Johns Creek}': '(770) 555-0142' }
    const answer = '<p>Call (770) 555-0142 or <a href="tel:+17705550142">us</a>.</p>'
    const href = 'tel:{phone:Johns%20Creek}'
    expect(
      checkContent('faq', { answer, question: 'Who has 770-555-0142?' }, { phones }).filter(
        ({ rule }) => rule === 'phoneWritten',
      ),
    ).toMatchObject([
      { found: '770-555-0142', replacement: '{phone:Johns Creek}' },
      { found: '(770) 555-0142', replacement: '{phone:Johns Creek}', href },
      { found: 'us', href },
    ])
  })

  const phones = { '{phone}': '1', '{phone:Cumming}': '2', '{phone:Johns Creek}': '3' }
  const facts = (answer: string, kind: 'faq' | 'page' = 'faq') =>
    blockingFindings(kind, kind === 'faq' ? { answer } : { content: answer }, { phones }).map(
      ({ found, replacement }) => [found, replacement],
    )

  it.each([
    ['{phone:Cuming}', undefined],
    ['{phone:cumming}', '{phone:Cumming}'],
    ['{Phone}', '{phone}'],
    ['{phone: Johns Creek}', '{phone:Johns Creek}'],
    ['{address:Nowhere}', undefined],
    ['{fone}', undefined],
    ['{office}', undefined],
    ['{phone:Cumming', '{phone:Cumming}'],
    ['phone:Cumming}', '{phone:Cumming}'],
  ])('stops a publication at %s, which names no fact of the clinic [18.14]', (marker, replacement) => {
    expect(facts(`<p>Call ${marker} now.</p>`)).toEqual([[marker, replacement]])
  })

  it('stops a publication at a link that calls an office that is gone, and at no fact of the clinic', () => {
    expect(facts('<p><a href="tel:{phone:Gone}">us</a></p>')).toEqual([['us', undefined]])
    expect(
      facts(
        '<p>{name}: <a href="tel:{phone:Johns%20Creek}">{phone:Johns Creek}</a>, {address:Cumming}, {email} { }</p>',
      ),
    ).toEqual([])
  })

  it('links a phone number that is typed as text [10.4]', () => {
    expect(inWords('Call (770) 555-0142 or 911.')).toMatchObject([
      { rule: 'phoneAsText', found: '(770) 555-0142', href: 'tel:+17705550142' },
    ])
    expect(inWords('In an emergency call 911.')).toMatchObject([{ found: '911', href: 'tel:911' }])
    expect(inWords('<a href="tel:+17705550142">(770) 555-0142</a>')).toEqual([])
  })

  it('names a link to a path that is not published [10.4]', () => {
    const answer =
      '<p><a href="/faq#top">FAQ</a> <a href="/gone">old page</a> <a href="/forms/a.pdf">form</a> <a href="https://x.org/gone">out</a></p>'
    expect(faq(answer, { isPublished: (path: string) => path === '/faq' })).toMatchObject([
      { rule: 'unknownLink', found: 'old page' },
    ])
  })

  it.each(['here', 'click here', 'Read more', 'this page'])(
    'is made for the link text “%s” [10.4]',
    (text) => {
      expect(inWords(`For hours, see <a href="/faq">${text}</a>`)).toMatchObject([
        { rule: 'linkText', found: text },
      ])
    },
  )

  it('asks for the text of an image, unless it is decorative [10.4]', () => {
    expect(inWords('<img src="/media/a.webp">')).toMatchObject([{ rule: 'imageText' }])
    expect(inWords('<img src="/media/a.webp" alt="IMG_2041.jpg">')).toMatchObject([{ rule: 'imageText' }])
    expect(inWords('<img src="/media/a.webp" alt="">')).toEqual([])
    expect(checkContent('treatment', { image1Alt: 'photo.jpeg' })).toMatchObject([{ field: 'image1Alt' }])
  })

  it('names a heading that skips a level [10.4]', () => {
    expect(post('<h3>Why</h3>')).toMatchObject([{ rule: 'headingLevel', found: 'Why' }])
    expect(post('<h2>What</h2><h3>Why</h3><h2>When</h2>')).toEqual([])
    expect(checkContent('treatment', { text2: '<h3>Why</h3>' })).toEqual([])
  })

  it('counts the characters of the title and the description in search results [10.4]', () => {
    const seo = { metaTitle: 'x'.repeat(61), metaDescription: 'y'.repeat(161) }
    expect(checkContent('post', { title: 'Short', seo })).toMatchObject([
      { rule: 'titleLength', field: 'seo.metaTitle', message: '61 characters: shorten the title to 60.' },
      { rule: 'descriptionLength', field: 'seo.metaDescription' },
    ])
    const [named] = checkContent('post', { title: 'x'.repeat(50) }, { siteName: 'Foothills Recovery' })
    expect(named?.message).toBe('71 characters with the clinic’s name: shorten the title to 60.')
  })
})

it('words and the grade of another language are not checked as English, and its dangers are', () => {
  const hard =
    'Incomparable institutional considerations notwithstanding, extraordinarily complicated deliberations materialize. '
  const rulesOf = (html: string) => checkContent('faq', { answer: html }).map(({ rule }) => rule)
  expect(rulesOf(`<p>${hard.repeat(14)}</p>`)).toContain('readingGrade')
  expect(rulesOf(`<p lang="la">${hard.repeat(14)}</p>`)).not.toContain('readingGrade')
  expect(rulesOf('<p>El <span lang="es">alcoholic</span> <span lang="en-US">addict</span></p>')).toEqual([
    'addict',
  ])
  expect(rulesOf('<p lang="fr">Une overdose</p>')).toEqual(['overdoseWithout911'])
})

/** A text of its own words, which no list of allowed values limits. */
function isText(field: z.core.$ZodType): boolean {
  if (
    field instanceof z.ZodMiniOptional ||
    field instanceof z.ZodMiniDefault ||
    field instanceof z.ZodMiniNullable
  )
    return isText(field.def.innerType)
  return field instanceof z.ZodMiniString && linkFields.get(field) === undefined
}

const notRead = new Set([
  ...['slug', 'parentId', 'servicePageId', 'image1', 'heroImage', 'image2', 'image3', 'link'],
  ...['name', 'author', 'reviewedBy', 'email'],
  ...['createdAt', 'checkedOn', 'validUntil', 'lastReviewed', 'startsAt', 'endsAt'],
  ...['restoreTestedOn', 'accessibilityTestedOn'],
])
