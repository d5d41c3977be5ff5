import { expect, it } from 'vitest'
import { parsePageContent } from './pageContent.ts'

const section = (name: string, field: string, text: string) => ({
  name: 's',
  elements: [{ name, values: { [field]: text } }],
})

it('headings of one text have ids of their own, whatever their element and section [2.103]', () => {
  const content = parsePageContent([
    section('section heading', 'text', 'What to do'),
    section('section title', 'text', 'What to do'),
    section('translated text', 'heading', 'Qué hacer'),
    section('description', 'text', 'What to do'),
    section('section heading', 'text', 'What to do?'),
  ])
  const sections = content.kind === 'sections' ? content.sections : []
  const anchors = sections.flatMap((one) =>
    one.kind === 'elements' ? one.elements.map(({ anchor }) => anchor) : [],
  )
  expect(anchors).toEqual([
    'section-what-to-do',
    'section-what-to-do-2',
    'section-que-hacer',
    undefined,
    'section-what-to-do-3',
  ])
})
