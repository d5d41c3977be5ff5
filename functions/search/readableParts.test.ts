import { expect, test } from 'vitest'
import { readableParts } from './readableParts.ts'

const page = `<html><head><title>No</title><meta name="description" content="About &amp; around"></head>
<body><header><p>Menu</p></header>
<main><script type="application/ld+json">{"no":"data"}</script><nav>Home</nav>
<h1>Alcohol <em>Addiction</em></h1><h2>Signs</h2><p>Shaking hands</p><svg><title>Icon</title></svg>
<aside>Ask us</aside><footer>Sources</footer><form><label>Email</label></form>
<h2>Your <b>questions</b></h2>
<details name="faq"><summary><h3>Is beer alcohol?</h3></summary><div id="beer"><p id="no">Yes, it is.</p>
<footer><details><summary>Sources</summary>A book</details></footer></div></details>
<p>After</p></main><footer>Offices</footer></body></html>`

test('a page has the text of its subject, without menus, forms, asides, sources and data', () => {
  const { title, description, headings, text } = readableParts(page)
  expect(title).toBe('Alcohol Addiction')
  expect(description).toBe('About & around')
  expect(headings.split(/\s+/)).toEqual(['', 'Signs', 'Your', 'questions'])
  expect(text.split(/\s+/).join(' ').trim()).toBe(
    'Alcohol Addiction Signs Shaking hands Your questions After',
  )
})

test('it has the ids that addresses name', () => {
  expect(readableParts(page).ids).toEqual(['beer', 'no'])
})

test('a question has its id, its answer and the heading above it', () => {
  expect(readableParts(page).questions).toEqual([
    {
      id: 'beer',
      question: 'Is beer alcohol?',
      answer: expect.stringMatching(/^Yes, it is\.\s*$/),
      topic: 'Your questions',
    },
  ])
})
