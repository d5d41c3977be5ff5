import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { contentFolders } from '#shared/contentFolder/clinicFolder.ts'
import { contentFilesBelow, readContentFolder } from '#shared/contentFolder/readContentFolder.ts'
import { PageName } from '#shared/entities/page.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { writeFileIn } from '../clinic/writeFileIn.ts'
import { documentText, readFolder, writeFolder } from './folder.ts'

const root = temporaryFolder()
let count = 0

/** A folder of content with a single file, and that file. */
function folderWith(name: string, content: unknown): { folder: string; file: string } {
  count += 1
  const folder = path.join(root, String(count))
  writeFileIn(folder, name, typeof content === 'string' ? content : JSON.stringify(content))
  return { folder, file: path.join(folder, name) }
}

const { home } = seed.pages
const review = { ...seed.reviews[0], order: 0 }
const hero = (...elements: unknown[]) => [{ name: 'hero', elements }]

describe('a folder of content', () => {
  it('is read when every file is sound', () => {
    const { folder } = folderWith('page/home.yaml', home)
    expect(readFolder(folder).page.get('home')).toEqual(home)
  })

  it('has one file for each document of a new site, and an export of them is the same content', async () => {
    const folder = path.join(root, 'export')
    const content = readContentFolder(...contentFolders)
    expect(content.post.size).toBe(seed.posts.length)
    expect(await writeFolder(folder, content)).toBe(contentFilesBelow(folder).length)
    expect(readFolder(folder)).toEqual(content)
  })

  it('whose export was cut off is refused until the export is repeated', async () => {
    const folder = path.join(root, 'cut')
    const unwritable = {
      get title(): string {
        throw new Error('The process is gone')
      },
    }
    const cut = {
      page: new Map<string, unknown>([
        ['home', home],
        ['faq', unwritable],
      ]),
    }
    await expect(writeFolder(folder, cut)).rejects.toThrow('The process is gone')
    expect(() => readFolder(folder)).toThrow(`The export into ${folder} was cut off: run it again`)
    await writeFolder(folder, { page: new Map([['home', home]]) })
    expect(readFolder(folder).page.size).toBe(1)
  })

  it('names the parent of a page parentId or parent_id [3.15]', () => {
    const [nested] = seed.treatments.filter((page) => page.parentId)
    const { parentId, ...page } = nested ?? {}
    const { folder } = folderWith(`treatment/${nested?.id}.yaml`, { ...page, parent_id: parentId })
    expect(readFolder(folder).treatment.get(nested?.id ?? '')?.parentId).toBe(parentId)
  })

  it.each(['<p>One.</p>\n<p><a href="/faq">Two</a>.</p>', '<p>One: two.</p>'])(
    'has texts in lines of their own, and fields in the order of the form: %j',
    (answer) => {
      expect(
        documentText('faq', {
          answer,
          categoryName: 'Visiting',
          order: 3,
          question: 'Where: in which town?',
          id: 'where',
        }),
      ).toBe(`id: where
question: 'Where: in which town?'
answer: |-
  ${answer.replace('\n', '\n  ')}
categoryName: Visiting
order: 3
`)
    },
  )

  it.each([
    ['review/review-1.yaml', { ...review, rating: 50 }, 'rating: must be at most 5'],
    [
      'review/review-1.yaml',
      { ...review, author: '', autor: 'A. B.' },
      'author: must not be empty; unknown field: autor',
    ],
    ['review/review-1.yaml', [], 'content: must be an object'],
    [
      'treatment/a.yaml',
      { ...seed.treatments[0], sections: [{ heading: 'Signs', html: 7 }] },
      'section 1, html: must be a string',
    ],
    ['review/review-1.yaml', 'id: review-1\ntitle: "Kind', /^unexpected end .* \(2:\d+\)/],
    ['review/review-1.yaml', { ...review, title: 5 }, 'title: must be a string'],
    [
      'page/offices.yaml',
      {
        ...home,
        content: hero({ name: 'section image', values: { src: 'https://images.example/a.jpg' } }),
      },
      "section 1, element 1, src: must be a path from this site's root: upload an image of another website instead",
    ],
    [
      'review/review-1.yaml',
      { ...review, isSample: undefined },
      'consent, date: must be recorded before a review is published',
    ],
    ['review/other.yaml', review, 'its id is review-1, which is not other'],
    ['page/shop.yaml', home, `file name: must be one of: ${PageName.options.join(', ')}`],
    [
      'page/offices.yaml',
      { ...home, content: hero({ name: 'cta button', values: { label: 'Call us' } }) },
      'section 1, element 1, url: is required',
    ],
    [
      'page/offices.yaml',
      { ...home, content: JSON.stringify(hero({ name: 'slider', values: {} })) },
      /^section 1, element 1, name: must be one of: main heading, /,
    ],
  ])('names the file, the field and what is wanted: %s [13.60]', (name, content, reason) => {
    const { folder, file } = folderWith(name, content)
    const message = refusalOf(folder)
    const prefix = `${file} cannot be used: `
    expect(message.slice(0, prefix.length)).toBe(prefix)
    expect(message.slice(prefix.length)).toEqual(
      typeof reason === 'string' ? reason : expect.stringMatching(reason),
    )
  })
})

function refusalOf(folder: string): string {
  try {
    readFolder(folder)
  } catch (error) {
    return String((error as Error).message)
  }
  return 'nothing'
}
