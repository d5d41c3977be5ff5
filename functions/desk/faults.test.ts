import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { describe, expect, it, vi } from 'vitest'
import { keys } from '#shared/keys.ts'
import { xssVectors } from '#shared/testing/xssVectors.ts'
import { startWaitingRendering } from '../jobs/startWaitingRendering.ts'
import { storedText } from '../store/desk/storedContent.ts'
import { withRenderLock } from '../store/renderLock.ts'
import { readLock } from '../store/renderRequest.ts'
import { sanitized } from '../store/sanitize.ts'
import { updateItem } from '../store/write.ts'
import { startDesk } from '../testing/desk.ts'
import { mockClient } from '../testing/mockClient.ts'

const desk = startDesk()
const params = { kind: 'faq', id: 'z-first' } as const

type Send = typeof desk.store.documents.send

/** The table refuses the commands that `isRefused` chooses, by their number from 0. Returns how many were sent. */
async function whileThrottled<Result>(
  isRefused: (number: number, command: object) => boolean,
  work: () => Promise<Result>,
): Promise<{ result: Result; sent: number }> {
  const { documents } = desk.store
  const send: Send = documents.send.bind(documents)
  let sent = 0
  const spy = vi.spyOn(documents, 'send').mockImplementation((...[command, ...rest]: Parameters<Send>) => {
    if (isRefused(sent++, command))
      throw Object.assign(new Error('Slow down'), { name: 'ThrottlingException' })
    return send(command, ...rest)
  })
  const result = await work()
  spy.mockRestore()
  return { result, sent }
}

const save = async (answer: string) => {
  const { draft: before, published } = await desk.find(params.kind, params.id)
  const content = { ...published?.content, answer }
  return { content, version: before?.version ?? 0 }
}

describe('a table that refuses one of the commands of a request', () => {
  it('loses no save that was acknowledged, and a refused one is a 503 that can be repeated [13.53]', async () => {
    for (let refused = 0, isReached = true; isReached; refused += 1) {
      const answer = `<p>Answer ${refused}</p>`
      const json = await save(answer)
      const { result, sent } = await whileThrottled(
        (number) => number === refused,
        () => desk.tryTo('save', params, json),
      )
      isReached = sent > refused
      expect(result.statusCode).toBe(isReached ? 503 : 200)
      const stored = (await desk.find(params.kind, params.id)).draft
      // What was written before the refused command is at most this save.
      if (stored?.content.answer !== answer) {
        expect(stored?.version ?? 0).toBe(json.version)
        await desk.act('save', params, json)
      }
      expect((await desk.find(params.kind, params.id)).draft?.content.answer).toBe(answer)
    }
  })

  it('loses no publication: it is done, or can be repeated [13.53]', async () => {
    for (let refused = 0, isReached = true; isReached; refused += 1) {
      const answer = `<p>Published ${refused}</p>`
      const { draft: saved } = await desk.act('save', params, await save(answer))
      const json = { version: saved?.version }
      const { result, sent } = await whileThrottled(
        (number) => number === refused,
        () => desk.tryTo('publish', params, json),
      )
      isReached = sent > refused
      if (!isReached) expect(result.statusCode).toBe(200)
      else expect([200, 503]).toContain(result.statusCode)
      const { draft: left } = await desk.find(params.kind, params.id)
      if (left) await desk.act('publish', params, { version: left.version })
      const after = await desk.find(params.kind, params.id)
      expect([after.status, after.published?.content.answer]).toEqual(['published', answer])
    }
  })
})

describe('a renderer that cannot be started', () => {
  const publishAnswer = async (answer: string) => {
    const { draft: saved } = await desk.act('save', params, await save(answer))
    return desk.act('publish', params, { version: saved?.version })
  }

  it('leaves the publication saved, and its request for the next rendering [13.54]', async () => {
    mockClient(LambdaClient).on(InvokeCommand).rejects(new Error('The renderer is gone'))
    const { requests, served } = await readLock(desk.store)
    const { published } = await publishAnswer('<p>Not live yet</p>')
    expect(published?.content.answer).toBe('<p>Not live yet</p>')
    const lock = await readLock(desk.store)
    expect([lock.requests, lock.served]).toEqual([requests + 1, served])
    expect(lock.changed).toContain('faq/z-first')
    const { json } = await desk.send('GET /api/admin/rendering')
    expect(json).toEqual({ requested: requests + 1, published: served, failed: false })
  })

  it('is started by a job of the next minute, once no rendering runs, and after a failure every 15 minutes [13.54]', async () => {
    const lambda = mockClient(LambdaClient).on(InvokeCommand).rejects(new Error('The renderer is gone'))
    await publishAnswer('<p>Waits</p>')
    const minute = 60_000
    const quarter = 15 * minute
    const started = async (now: number) => {
      lambda.reset()
      lambda.on(InvokeCommand).resolves({ StatusCode: 202 })
      await startWaitingRendering(desk.store, now)
      return lambda
        .commandCalls(InvokeCommand)
        .map(({ args: [{ input }] }) => JSON.parse(String(input.Payload)).onlyRequested)
    }
    const renderAt = (now: number, render: () => Promise<unknown>) =>
      withRenderLock({ store: desk.store, release: 'r', onlyRequested: true }, render, {
        now: () => now,
        wait: async () => expect.fail('waits'),
        repeat: () => () => undefined,
      })
    expect(await started(minute)).toEqual([true])
    const failure = renderAt(quarter, async () => {
      expect(await started(quarter)).toEqual([])
      throw new Error('no paper')
    })
    await expect(failure).rejects.toThrow('no paper')
    expect(await started(quarter + minute)).toEqual([])
    expect(await started(2 * quarter)).toEqual([true])
    await renderAt(2 * quarter, async () => undefined)
    expect(await started(3 * quarter)).toEqual([])
  })
})

it.each([
  ['as it was saved', false],
  ['as something else than the desk wrote the draft', true],
])(
  'what is published has nothing that runs in any of its texts, %s [13.55]',
  async (_, isWrittenDirectly) => {
    // Control characters and unknown facts of the clinic are refused before that.
    const dangerous = xssVectors
      .filter((vector) => !/[^\P{Cc}\t\n\r]|\{/u.test(vector))
      .map((vector) => `<p>Before</p>${vector}`)
    const half = Math.ceil(dangerous.length / 2)
    const texts = { text1: dangerous.slice(0, half).join(''), text2: dangerous.slice(half).join('') }
    const page = { kind: 'treatment', id: 'how-we-help.group-therapy' } as const
    const { published } = await desk.find(page.kind, page.id)
    const content = { ...published?.content, ...texts }
    const saved = await desk.act('save', page, { content, version: 0 })
    if (isWrittenDirectly)
      await updateItem(desk.store, keys.draft(page.kind, page.id), { set: { content: storedText(content) } })
    const after = await desk.act('publish', page, { version: saved.draft?.version })
    expect(after.published?.content).toMatchObject({
      text1: sanitized(texts.text1),
      text2: sanitized(texts.text2),
    })
  },
)
