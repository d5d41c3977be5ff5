import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { Discussion } from '#shared/entities/discussion.ts'
import { DocumentVersion, type DraftContent } from '#shared/entities/documents.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { keys } from '#shared/keys.ts'
import { type DocumentKind, documentKinds } from '#shared/kinds/kinds.ts'
import { storedText } from '../store/desk/storedContent.ts'
import { versionWrite } from '../store/desk/versions.ts'
import { transactAll } from '../store/writeChecked.ts'
import { startDesk } from '../testing/desk.ts'

const desk = startDesk()

/** A draft as a later release stored it, which was then taken back. */
async function storeLater(kind: DocumentKind, id: string, content: DraftContent) {
  const { documents, tableName } = desk.store
  await documents.send(
    new UpdateCommand({
      TableName: tableName,
      Key: keys.draft(kind, id),
      UpdateExpression: 'SET content = :later',
      ExpressionAttributeValues: { ':later': storedText({ ...content, futureNote: 'later' }) },
    }),
  )
}

async function firstOf(kind: DocumentKind): Promise<string> {
  const [first] = (await desk.list(`kind=${kind}`)).documents
  return first?.id ?? (await desk.create(kind, {})).id
}

it.each(documentKinds)(
  'a draft of the kind %s with a field of a later release opens and is saved',
  async (kind) => {
    const id = await firstOf(kind)
    const { draft, published } = await desk.find(kind, id)
    const content = draft?.content ?? published?.content ?? {}
    const version = draft?.version ?? 0
    const saved = await desk.act('save', { kind, id }, { content, version })
    await storeLater(kind, id, saved.draft?.content ?? {})
    const opened = await desk.find(kind, id)
    expect(opened.draft?.content).toEqual(saved.draft?.content)
    const json = { content: opened.draft?.content, version: opened.draft?.version }
    expect((await desk.tryTo('save', { kind, id }, json)).statusCode).toBe(200)
  },
)

it('a review with a field of a later release is not published without consent', async () => {
  const review = { title: 'Kind people', content: 'They listened.', rating: 5 }
  const { id, draft } = await desk.create('review', review)
  await storeLater('review', id, review)
  const { statusCode, body } = await desk.tryTo(
    'publish',
    { kind: 'review', id },
    { version: draft?.version },
  )
  expect(statusCode).toBe(400)
  expect(body).toContain(validationMessages.consent.missing)
})

it('an earlier text with a field of a later release is restored without it', async () => {
  const { id } = await desk.create('post', { title: 'A post' })
  const content = { title: 'An earlier post' }
  const number = 7
  const version = {
    number,
    at: '2026-03-10T12:00:00.000Z',
    by: 'ana',
    action: 'published',
    links: {},
  } as const
  const later = { ...version, content: { ...content, futureNote: 'later' } }
  await transactAll(desk.store, [versionWrite({ kind: 'post', id }, later)])
  const { json } = await desk.send('GET /api/admin/documents/{kind}/{id}/versions/{number}', {
    params: { kind: 'post', id, number: String(number) },
  })
  expect(DocumentVersion.parse(json).content).toEqual(content)
})

it('a value that this release refuses is left out of a draft, and the rest of it stays', async () => {
  const { id } = await desk.create('post', { title: 'A post' })
  await storeLater('post', id, { title: 'A post', sampleReview: 'a value of a later release' })
  expect((await desk.find('post', id)).draft?.content).toEqual({ title: 'A post' })
})

it('who opens a link does not get a field of a later release', async () => {
  const { id } = await desk.create('post', { title: 'A post' })
  await storeLater('post', id, { title: 'A post' })
  const params = { kind: 'post', id }
  const made = await desk.tryTo('discuss', params, { action: 'makeLink' })
  const { token } = Discussion.parse(made.json)
  const { body } = await desk.send('POST /api/admin/previews', { json: { token } })
  expect(body).toContain('A post')
  expect(body).not.toContain('futureNote')
})
