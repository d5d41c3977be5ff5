import { describe, expect, it } from 'vitest'
import { checkedDocument } from '../checks/checkedDocument.ts'
import { readingGrade } from '../checks/readingGrade.ts'
import { fixedPages, pathOf, postPath } from '../documents/paths.ts'
import { CareCardName } from '../entities/careCard.ts'
import { excerptOf } from '../html/excerpt.ts'
import { seed } from './seed.ts'
import { site } from './site.ts'

const faqsByPage = new Map(
  seed.treatments.map((page) => [page.id, seed.faqs.filter((faq) => faq.servicePageId === page.id)]),
)

/** The HTML of each screen. */
const screens = [
  ...[...seed.treatments, ...seed.landings].map((page) => ({
    path: pathOf(page),
    html: [
      ...[page.text1, page.text2, page.text3, page.text4],
      ...(faqsByPage.get(page.id) ?? []).map((faq) => faq.answer),
    ].join('\n'),
  })),
  ...seed.posts.map((post) => ({ path: postPath(post), html: post.content })),
  ...Object.entries(seed.pages).map(([name, page]) => ({
    path: `/${name}`,
    html: JSON.stringify(page.content),
  })),
  { path: '/faq', html: seed.faqs.map((faq) => faq.answer).join('\n') },
]

const knownPaths = new Set([
  ...fixedPages(site).map(({ path }) => path),
  ...seed.treatments.map(pathOf),
  ...seed.posts.map(postPath),
])

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ')
const words = (html: string) => plain(html).split(/\s+/).filter(Boolean).length
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('the content of a new site', () => {
  it.each([
    ['treatment pages', [...seed.treatments, ...seed.landings].map(({ id }) => id)],
    ['paths', [...seed.treatments, ...seed.landings].map(({ slug }) => slug)],
    ['titles of treatment pages', seed.treatments.map(({ title }) => title)],
    [
      'texts of treatment pages',
      seed.treatments.flatMap(({ text1, text2, text3, text4 }) => [text1, text2, text3, text4].map(String)),
    ],
    ['posts', seed.posts.map(({ id }) => id)],
    ['slugs of posts', seed.posts.map(({ slug }) => slug)],
    ['slugs and ids of posts', seed.posts.flatMap(({ id, slug }) => [id, slug])],
    ['FAQs', seed.faqs.map(({ id }) => id)],
    ['questions', seed.faqs.map(({ question }) => question)],
    ['reviews', seed.reviews.map(({ id }) => id)],
    ['services', seed.services.map(({ id }) => id)],
  ])('has unique %s', (_, values) => {
    expect(repeated(values)).toEqual([])
  })

  it('links every treatment page from the text of another page', () => {
    const texts = screens.filter(({ path }) => path !== '/faq')
    const unlinked = seed.treatments
      .map(pathOf)
      .filter((page) => !texts.some(({ path, html }) => path !== page && html.includes(`href="${page}"`)))
    expect(unlinked).toEqual([])
  })

  it('shows every care card on the page for urgent help', () => {
    const content = JSON.stringify(seed.pages['urgent-help'].content)
    const missing = CareCardName.options.filter((card) => !content.includes(`"card":"${card}"`))
    expect(missing).toEqual([])
  })

  it('has excerpts that are the beginning of each post', () => {
    expect(seed.posts.filter(({ content, excerpt }) => excerpt !== excerptOf(content))).toEqual([])
  })

  it('gives illustrations an empty alternative text', () => {
    const described = Object.values(seed.pages).flatMap(({ content }) => [
      ...JSON.stringify(content).matchAll(/"src":"\/art\/[^"]*","alt":"[^"]+"/g),
    ])
    expect(described).toEqual([])
  })

  it('links 988 and 911 wherever it mentions overdose, withdrawal, suicide or self-harm', () => {
    const danger = /overdos|withdrawal|suicid|self-harm|hurt(ing)? (yourself|themselves|himself|herself)/i
    const withoutLinks = screens
      .filter(({ path }) => path.startsWith('/blog/') || /^\/(what-we-treat|how-we-help|faq)/.test(path))
      .filter(({ html }) => danger.test(html))
      .filter(({ html }) => !html.includes('href="tel:988"') || !html.includes('href="tel:911"'))
    expect(withoutLinks.map(({ path }) => path)).toEqual([])
  })

  it('says return to use', () => {
    const slip = /\b(a|each|one|after|do) slips?\b|you slip(?! one)\b|\brelapsed?\b(?! prevention)/i
    const found = screens.flatMap(({ path, html }) => {
      const [label] = slip.exec(plain(html)) ?? []
      return label ? [`${path}: ${label}`] : []
    })
    expect(found).toEqual([])
  })

  it('never names naltrexone as a first-line medicine for opioid use disorder', () => {
    const equal = screens.flatMap(({ path, html }) =>
      html
        .split(/[.;]\s|<\/(?:h2|h3|p|li)>/)
        .filter((sentence) => /naltrexone/i.test(sentence) && /first.line/i.test(sentence))
        .map((sentence) => `${path}: ${sentence}`),
    )
    expect(equal).toEqual([])
  })

  it('claims no experience that a new site does not have', () => {
    const claim =
      /\b(some|most|many) of us\b|\b(people|adults|parents)\b[^.<]{0,60} tell us\b|\bas clinicians\b|people we (meet|see)\b|alumni circle/i
    expect(screens.filter(({ html }) => claim.test(plain(html))).map(({ path }) => path)).toEqual([])
    expect(seed.posts.filter(({ author }) => claim.test(author))).toEqual([])
  })

  it('makes no promise outside office hours', () => {
    const promise =
      /somebody who understands|will answer (you )?at (any|night)|always call us|leave us a message/i
    expect(screens.filter(({ html }) => promise.test(html)).map(({ path }) => path)).toEqual([])
  })
})

describe('the texts of a new site', () => {
  const documents = [
    ...[...seed.treatments, ...seed.landings].map(
      (page) => ({ name: page.slug, kind: 'treatment', page }) as const,
    ),
    ...seed.posts.map((page) => ({ name: page.slug, kind: 'post', page }) as const),
    ...Object.entries(seed.pages).map(([name, page]) => ({ name, kind: 'page', page }) as const),
  ]

  it.each(documents)('$name reads at grade 8 or below [2.66]', ({ kind, page }) => {
    const fields = checkedDocument(kind, { ...page }, {}).fields.filter(({ isEnglish }) => isEnglish)
    expect(fields.length).toBeGreaterThan(0)
    expect(readingGrade(fields.map(({ text }) => text).join('\n'))).toBeLessThanOrEqual(8)
  })

  it('have an English original beside every text of the page in Spanish [2.53]', () => {
    const names = ['text', 'html', 'label', 'title', 'heading']
    const texts = (value: unknown): [name: string, record: object][] =>
      value === null || typeof value !== 'object'
        ? []
        : Object.entries(value).flatMap(([name, part]): [string, object][] =>
            names.includes(name) && typeof part === 'string' ? [[name, value]] : texts(part),
          )
    const spanish = texts(seed.pages.es.content)
    expect(spanish.length).toBeGreaterThan(20)
    const without = spanish.filter(
      ([name, record]) => !((name === 'heading' ? 'englishHeading' : 'english') in record),
    )
    expect(without).toEqual([])
    const { title, seo, english } = seed.pages.es
    const { metaTitle, metaDescription } = seo ?? {}
    expect(Object.keys({ ...english })).toEqual(Object.keys({ title, metaTitle, metaDescription }))
  })

  it('begin with the subject, not with a scene [2.66]', () => {
    const scene =
      /^(?:imagine|picture|think back|maybe you|perhaps you|it is \d|friday at|you (?:were|have|may|made|promised))/i
    const first = (html = '') =>
      plain(/<p>(.*?)<\/p>/s.exec(html.replace(/^<h2>Key points.*?<\/ul>/s, ''))?.[1] ?? '')
    const texts = [
      ...[...seed.treatments, ...seed.landings].map(({ slug, text1 }) => ({ slug, text: first(text1) })),
      ...seed.posts.map(({ slug, content }) => ({ slug, text: first(content) })),
    ]
    expect(texts.filter(({ text }) => scene.test(text)).map(({ slug }) => slug)).toEqual([])
  })
})

describe('the treatment pages', () => {
  it('are at least 55', () => {
    expect(seed.treatments.length).toBeGreaterThanOrEqual(55)
  })

  it.each(seed.treatments.map((page) => [page.slug, page] as const))(
    '%s has at least 400 words',
    (_, page) => {
      expect(words([page.text1, page.text2, page.text3, page.text4].join(' '))).toBeGreaterThanOrEqual(400)
    },
  )

  it('start with 3 key points of at most 20 words each [2.62]', () => {
    const points = seed.treatments.map(({ slug, text1 = '' }) => ({
      slug,
      points: [
        ...(text1.match(/^<h2>Key points<\/h2>\n<ul>(.*?)<\/ul>/s)?.[1] ?? '').matchAll(/<li>(.*)<\/li>/g),
      ],
    }))
    expect(points.filter(({ points: found }) => found.length !== 3).map(({ slug }) => slug)).toEqual([])
    const long = points.flatMap(({ points: found }) => found.map(([, point = '']) => point))
    expect(long.filter((point) => words(point) > 20)).toEqual([])
  })

  it('name 2 to 4 sources each, the day of their review and the reviewer [2.69]', () => {
    const incomplete = seed.treatments.filter(
      ({ sources = [], lastReviewed, reviewedBy }) =>
        sources.length < 2 || sources.length > 4 || !lastReviewed || !reviewedBy,
    )
    expect(incomplete.map(({ slug }) => slug)).toEqual([])
  })

  it('name a source with the same title, publisher and year on every page and in every answer', () => {
    const sources = [...seed.treatments, ...seed.faqs, ...Object.values(seed.pages)].flatMap(
      (page) => page.sources ?? [],
    )
    // All sections of the Georgia Code have one address.
    const others = sources.filter(({ url }) => url !== 'https://www.legis.ga.gov')
    const addresses = new Set(others.map(({ url }) => url))
    const different = new Set(others.map((source) => JSON.stringify(source)))
    expect(different.size).toBe(addresses.size)
  })

  it('name only existing parents', () => {
    const ids = new Set(seed.treatments.map(({ id }) => id))
    expect(seed.treatments.filter(({ parentId }) => parentId !== null && !ids.has(parentId))).toEqual([])
  })

  it('have FAQs of their own on at least 15 pages', () => {
    expect([...faqsByPage.values()].filter((faqs) => faqs.length > 0).length).toBeGreaterThanOrEqual(15)
  })
})

describe('the questions', () => {
  it.each([
    ['trading one drug for another', /trading|replacing/i],
    ['what naloxone works on', /naloxone.*work|work.*naloxone/i],
    ['how long medication lasts', /how long.*(medication|medicine)/i],
    ['methadone', /methadone/i],
    ['work and school during treatment', /keep working|work while/i],
    ['a return to use during treatment', /(use|drink) (again|while)/i],
    ['what to do in an overdose', /overdos.*what|what.*overdos/i],
    ['helping or enabling', /enabling|without making things worse/i],
  ])('ask about %s once, on whichever page [2.46]', (_, subject) => {
    expect(seed.faqs.filter(({ question }) => subject.test(question))).toHaveLength(1)
  })
})

it('every post names its sources, and the day on which it was compared with them [2.70]', () => {
  expect(seed.posts.filter(({ sources, checkedOn }) => !sources?.length || !checkedOn)).toEqual([])
})

describe('the sources of the questions', () => {
  const legal =
    /\b(?:laws?|lawful|HIPAA|Part 2|O\.C\.G\.A|Federal rules|right to|Medical Leave|licensed|approved|FDA|DEA|20\d\d)\b/i
  const medical =
    /\b(?:seizures?|withdrawal|overdoses?|naloxone|buprenorphine|methadone|naltrexone|benzodiazepines?|tolerance|suicide)\b/i
  const pagesWithSources = new Set(
    seed.treatments.flatMap(({ id, sources, lastReviewed }) => (sources && lastReviewed ? id : [])),
  )
  const unchecked = seed.faqs.filter(({ sources, checkedOn }) => !sources?.length || !checkedOn)
  const textOf = ({ question, answer }: (typeof seed.faqs)[number]) => plain(`${question} ${answer}`)

  it('are those of the answer itself where it names a law, a rule or an approval [2.70]', () => {
    expect(unchecked.filter((faq) => legal.test(textOf(faq))).map(({ id }) => id)).toEqual([])
  })

  it('are those of the answer or of its page where it gives medical advice [2.70]', () => {
    const general = unchecked.filter(({ servicePageId = '' }) => !pagesWithSources.has(servicePageId))
    expect(general.filter((faq) => medical.test(textOf(faq))).map(({ id }) => id)).toEqual([])
  })

  it.each(['phenibut', 'bromazolam', 'tusi', 'Feel Free', 'Lucemyra', 'Opvee', 'tianeptine', 'Ozempic'])(
    'are those of the answer about %s, which its page does not name',
    (drug) => {
      const faq = seed.faqs.find(({ question }) => question.toLowerCase().includes(drug.toLowerCase()))
      expect(faq).toMatchObject({
        checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        sources: expect.arrayContaining([expect.anything()]),
      })
    },
  )
})

describe('the lists', () => {
  it('have at least 28 posts in at least 5 categories', () => {
    expect(seed.posts.length).toBeGreaterThanOrEqual(28)
    expect(new Set(seed.posts.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5)
  })

  it('have at least 40 general FAQs in more than 3 categories', () => {
    const general = seed.faqs.filter(({ servicePageId }) => servicePageId === undefined)
    expect(general.length).toBeGreaterThanOrEqual(40)
    expect(new Set(general.map(({ categoryName }) => categoryName)).size).toBeGreaterThan(3)
  })

  it('have at least 12 reviews, all rated and marked as samples', () => {
    expect(seed.reviews.length).toBeGreaterThanOrEqual(12)
    expect(seed.reviews.filter(({ rating }) => rating === undefined)).toEqual([])
    expect(seed.reviews.filter(({ isSample }) => !isSample)).toEqual([])
  })

  it('have two members of the team, with licenses, both marked as samples [13.63]', () => {
    expect(seed.teamMembers.map(({ isSample, license }) => [isSample, /sample/.test(license ?? '')])).toEqual(
      [
        [true, true],
        [true, true],
      ],
    )
  })

  it('lead from the first visit and from the offices to the team [13.64]', () => {
    for (const name of ['your-first-visit', 'offices', 'office'] as const)
      expect(JSON.stringify(seed.pages[name]), name).toContain('/our-team')
  })

  it('have services that link to treatment pages', () => {
    expect(seed.services.filter(({ slug }) => !knownPaths.has(`/${slug}`))).toEqual([])
    expect(seed.services.length).toBeGreaterThan(0)
  })
})
