import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { officeNamed } from '#shared/clinic/offices.ts'
import { site } from '#shared/content/site.ts'
import { withFacts } from '#shared/documents/factMarkers.ts'
import { Discussion } from '#shared/entities/discussion.ts'
import { slugOf } from '#shared/html/anchor.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { menuGroups } from '#shared/menus/menu.ts'
import { wordsOf } from '#shared/search/terms.ts'
import { weaknessOf } from '#shared/staff/weaknessOf.ts'
import { rowsOfOffice } from '../store/desk/officeFacts.ts'
import { faqList } from '../store/faqs.ts'
import { postsPage } from '../store/posts.ts'
import { usernameOf } from '../store/staff/staffMembers.ts'
import { post } from '../testing/content.ts'
import { startDesk } from '../testing/desk.ts'

const desk = startDesk()

/** The same words as other programs, keyboards and clipboards write them. */
const spellings = (words: string): string[] => [
  words,
  words.replace(/(?<=^..)/, '\u00ad'),
  words.replace(/(?<=^.)/, '\u200b'),
  `\ufeff${words}`,
  words.replaceAll(' ', '\u00a0'),
  words.replaceAll(' ', '\u2009'),
  words.replace(/[a-z]/gi, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  words.normalize('NFD'),
]

const menuPage = (title: string) => ({ id: 'a', slug: 'what-we-treat/a', title })

/** Every place that compares a text of people with another, but for those that the API's tests below go through. */
const places: Record<string, (spelling: string) => unknown> = {
  'the words of the search': (spelling) => wordsOf(spelling),
  'the addresses that titles give': (spelling) => slugOf(spelling),
  'the titles that menus leave out': (spelling) => menuGroups([menuPage(spelling)]).addiction.length,
  'the names of offices': (spelling) => officeNamed(site, spelling)?.name,
  'the offices in facts': (spelling) => withFacts(`{phone:${spelling}}`, site).replace(spelling, ''),
  usernames: (spelling) => usernameOf(spelling),
  'passwords that have the username': (spelling) => weaknessOf(`${spelling} x7 qk-9`, { username: spelling }),
  links: (spelling) => linkAddress(`https://example.org/${spelling.normalize('NFKC')}`),
}

describe.each(['Addiction Treatment', 'Jefferson', 'Recovery café'])('“%s” is one text in', (words) => {
  it.each(Object.entries(places))('%s, however it is written', (_, keyOf) => {
    for (const spelling of spellings(words)) expect(keyOf(spelling)).toEqual(keyOf(words))
  })
})

it('a title is compared with what it is titled exactly, with its capital letters', () => {
  const inMenu = (title: string) => menuGroups([menuPage(title)]).addiction.length
  expect(['Addiction Treatment', 'Addiction  treatment', 'Alcohol Addiction'].map(inMenu)).toEqual([0, 1, 1])
})

const publish = async (kind: 'post' | 'faq' | 'alert', content: object) => {
  const { id } = await desk.create(kind, content)
  const params = { kind, id }
  const { published } = await desk.act('publish', params, { version: 1 })
  return { id, content: published?.content }
}

/** Files that change or sort by capital letters, and why what they read is no text of people that has to be found. */
const others: Readonly<Record<string, string>> = {
  'functions/http/requestBody.ts': 'content types',
  'functions/media/mediaImages.ts': 'times',
  'functions/staff/clinicianAddress.ts': 'mail addresses, which differ by their accents and dots',
  'functions/staff/recoveryCodes.ts': 'codes of letters and digits',
  'functions/store/alerts.ts': 'times',
  'functions/store/staff/staffMembers.ts': 'usernames, which are normalized and keep their accents',
  'shared/checks/readingGrade.ts': 'counts',
  'shared/checks/repeatedPhrases.ts': 'folded texts of fields',
  'shared/checks/words.ts': 'the capital letter of a replacement',
  'shared/clinic/phones.ts': 'letters on the keys of a phone',
  'shared/documents/canonicalPath.ts': 'addresses',
  'shared/entities/searchWords.ts': 'what the search folds with wordsOf',
  'shared/entities/text.ts': 'addresses',
  'shared/html/excerpt.ts': 'names of elements',
  'shared/html/realAddress.ts': 'hosts',
  'shared/region/readRegion.ts': 'codes of states, and names of cards',
  'shared/search/foldedText.ts': 'the folding itself',
  'shared/staff/weaknessOf.ts': 'words that a library compares',
  'web/public/pages/search/TopicIndex.tsx': 'an order, and anchors of folded letters',
  'web/staff/desk/checks/fixedText.ts': 'names of elements',
  'web/staff/desk/editor/compare/choices.ts': 'names of elements',
  'web/staff/desk/fields/PageControls.tsx': 'an order',
  'web/staff/desk/fields/richText/editor/pasted/languages.ts': 'codes of languages',
  'web/staff/desk/fields/richText/editor/pasted/lists.ts': 'units',
  'web/staff/desk/fields/richText/editor/pasted/numbering.ts': 'numerals',
  'web/staff/desk/kinds/fieldsOf.ts': 'names of fields',
  'web/staff/screens.ts': 'names of kinds',
  'web/staff/images/servicePages/ServicePagesPage.tsx': 'an order',
  'web/staff/records/redirects/RedirectsPage.tsx': 'addresses',
  'web/ui/CrisisSentence.tsx': 'a sentence',
  'web/ui/letterOf.ts': 'keys of a keyboard',
  'web/ui/officeExceptions.ts': 'days',
  'web/ui/openingTimes.ts': 'times',
}

it('a file that compares texts by their letters folds them, or is named above', () => {
  const root = join(import.meta.dirname, '../..')
  const found = globSync('{functions,shared,web}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|spec)\.|\/testing\/|^web\/build\//.test(file))
    .filter((file) => {
      const code = readFileSync(join(root, file), 'utf8').replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      return /\btoL(?:ocaleL)?owerCase\(|localeCompare|Intl\.Collator|sensitivity:/.test(code)
    })
  expect(found.sort(), 'Compare with foldedText or textKey, which read as people do.').toEqual(
    Object.keys(others).sort(),
  )
})

describe('what staff write is stored as people mean it', () => {
  it('in a draft and in its publication', async () => {
    const { id: _, ...content } = post(1, 'Fam\u00adilies')
    const { content: published } = await publish('post', {
      ...content,
      slug: 'as-meant',
      title: 'ﬁrst\u200b ｓｔｅｐ',
      content: '<p>An eﬀ\u00adort of 2½ ㎎ &zwnj;&shy;here</p>',
      seo: { description: 'a\u2060b' },
    })
    expect(published).toMatchObject({
      title: 'first step',
      category: 'Families',
      content: '<p>An effort of 2½ mg here</p>',
      seo: { description: 'ab' },
    })
  })

  it('in comments, redirects and names', async () => {
    const { id } = await desk.create('faq', { question: 'Why?' })
    const commented = await desk.tryTo(
      'discuss',
      { kind: 'faq', id },
      { action: 'comment', text: 'Is it ﬁ\u200bne?' },
    )
    expect(Discussion.parse(commented.json).comments).toMatchObject([{ text: 'Is it fine?' }])
    const redirected = await desk.send('POST /api/admin/redirects', {
      json: { from: '/old\u200b-page', to: '/faq\u00ad' },
    })
    expect(redirected.json).toMatchObject({ from: '/old-page', to: '/faq' })
  })

  it('and HTML that is nested too deeply is refused in words', async () => {
    const sent = await desk.send('POST /api/admin/documents/{kind}', {
      params: { kind: 'faq' },
      json: { content: { answer: '<b>'.repeat(30_000) } },
    })
    expect(sent.statusCode).toBe(400)
    expect(sent.json).toMatchObject({ issues: [{ path: ['answer'] }] })
    expect(sent.body).toContain('must not be nested in more than 60 levels')
  })

  it('a post about an overdose without a call link is refused with an invisible character in the word', async () => {
    const { id: _, ...content } = post(1, 'Families')
    const draft = { ...content, slug: 'broken-word', content: '<p>After an over<br>dose</p>' }
    const { id } = await desk.create('post', draft)
    const sent = await desk.tryTo('publish', { kind: 'post', id }, { version: 1 })
    expect([sent.statusCode, sent.body]).toEqual([400, expect.stringContaining('tel:911')])
  })
})

describe('categories and searches compare as people read', () => {
  it('posts of “Recovery” and “ recovery” are of one category', async () => {
    const { id: _, ...content } = post(3, 'Recovery Stories')
    await publish('post', { ...content, slug: 'one-category' })
    await publish('post', { ...content, slug: 'same-category', category: 'recovery  stories' })
    for (const category of spellings('RECOVERY stories'))
      expect((await postsPage(desk.store, { page: 1, perPage: 9, category })).total).toBe(2)
  })

  it('a page that names an office in other letters is one of its pages', async () => {
    const { id } = await publish('faq', {
      question: 'Where?',
      answer: '<p>Call <a href="tel:{phone:Cumming}">{phone:Cumming}</a>.</p>',
      categoryName: 'Visiting',
    })
    const rows = await rowsOfOffice(desk.store, { name: 'CUMMING ' })
    expect(rows.map((row) => row.id)).toContain(id)
  })

  it('questions of “Visiting” and “visiting” stand together under the first spelling', async () => {
    await publish('faq', { question: 'How far?', answer: '<p>Near.</p>', categoryName: 'visiting' })
    expect((await faqList(desk.store, undefined)).categories).toEqual(['Visiting', 'Groups'])
  })

  it('staff find a document and its records by what they read', async () => {
    const { id } = await publish('faq', {
      question: 'Ｃａｎ I bring a ﬁle?',
      answer: '<p>Yes.</p>',
      categoryName: 'X',
    })
    for (const search of ['can i bring a file', 'bring\u00a0a ﬁle', 'br\u00ading a file']) {
      const query = new URLSearchParams({ search }).toString()
      const { documents } = await desk.list(query)
      expect(documents.map((one) => one.id)).toContain(id)
      const records = new URLSearchParams({
        from: new Date(Date.now() - 60_000).toISOString(),
        to: new Date(Date.now() + 60_000).toISOString(),
        subject: search,
      }).toString()
      const audit = await desk.send('GET /api/admin/audit', { query: records })
      expect(audit.body).toContain(id)
    }
  })
})
