import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readStageSettings, saveStageSettings } from './stageFile.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
const file = () => path.join(folder, 'production.json')
const store = (text: string) => writeFileSync(file(), text)
const read = (context: Record<string, string> = {}) =>
  readStageSettings({ stage: 'production', ...context }, folder)
const problems = (context?: Record<string, string>) => {
  const result = read(context)
  return 'problems' in result ? result.problems : []
}

const domain = { domain: 'www.example.org', hostedZone: 'Z0123456789ABC' }

describe('the file of a stage', () => {
  it('gives the settings of every deploy that does not name them', () => {
    store(JSON.stringify({ ...domain, waf: true }))
    expect(read()).toMatchObject({ settings: { ...domain, waf: true }, notStored: [] })
  })

  it('gives nothing to another stage', () => {
    store(JSON.stringify(domain))
    expect(read({ stage: 'dev' })).toMatchObject({ settings: { domain: undefined } })
  })

  it('is overridden by -c, which counts as not stored', () => {
    store(JSON.stringify({ ...domain, alarmEmail: 'it@example.org' }))
    expect(read({ alarmEmail: 'night@example.org', domain: domain.domain })).toMatchObject({
      settings: { ...domain, alarmEmail: 'night@example.org' },
      notStored: ['alarmEmail'],
    })
  })

  it('may be missing: then every setting of -c is not stored', () =>
    expect(read(domain)).toMatchObject({ notStored: ['domain', 'hostedZone'] }))

  it.each([
    ['{"domain":', 'infra/stages/production.json does not contain settings: write it like {'],
    ['[]', 'infra/stages/production.json does not contain settings'],
    ['{"domian":"www.example.org"}', 'with no other names than domain,'],
    ['{"stage":"dev"}', 'with no other names than domain,'],
    ['{"waf":1}', 'infra/stages/production.json does not contain settings'],
    ['{"domain":"www.example.org"}', 'needs a certificate'],
  ])('with the text %s has one problem, in a sentence that says what to do', (text, sentence) => {
    store(text)
    expect(problems()).toEqual([expect.stringContaining(sentence)])
  })

  it('is not looked for outside its folder', () =>
    expect(problems({ stage: '../settings' })).toEqual([expect.stringContaining('not a valid name')]))

  it('must not set what the deploy drops', () => {
    store(JSON.stringify(domain))
    expect(problems({ drop: 'domain,hostedZone' })).toEqual([
      expect.stringContaining('domain, hostedZone is both set and dropped'),
    ])
  })
})

describe('saving settings', () => {
  const save = (context: Record<string, string>) =>
    saveStageSettings({ stage: 'production', ...context }, folder)
  const saved = () => JSON.parse(readFileSync(file(), 'utf8'))

  it('writes what is given, without defaults', () => {
    save({ ...domain, waf: 'false', tilesUrl: 'https://tile.openstreetmap.org/' })
    expect(saved()).toEqual(domain)
  })

  it('keeps what the file has', () => {
    store(JSON.stringify(domain))
    save({ alarmEmail: 'it@example.org' })
    expect(saved()).toEqual({ ...domain, alarmEmail: 'it@example.org' })
  })

  it('deletes what is dropped', () => {
    store(JSON.stringify({ ...domain, alarmEmail: 'it@example.org' }))
    save({ drop: 'domain,hostedZone' })
    expect(saved()).toEqual({ alarmEmail: 'it@example.org' })
  })

  it('writes nothing if a setting is invalid', () => {
    expect(save({ domain: 'https://example.org' })).toMatchObject({ problems: expect.any(Array) })
    expect(existsSync(file())).toBe(false)
  })
})
