import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import type { TestRequest, TestResponse } from '../../../functions/testing/request.ts'
import { CommandError } from '../../commandError.ts'
import type { Command } from './releaseProcess.ts'

export const root = path.join(import.meta.dirname, '../../..')

/** The API of a release, whose handlers run in a process of their own. */
export interface Release {
  /** Throws for a status from 400 on. */
  send(key: string, options?: TestRequest): Promise<TestResponse>
  run(name: string, event?: unknown): Promise<unknown>
  addMember(username: string, password: string): Promise<unknown>
  /** Stops the clock at a time in ISO 8601. */
  setClock(at: string): Promise<unknown>
  stop(): Promise<void>
}

const Reply = z.object({ result: z.optional(z.unknown()), error: z.optional(z.string()) })

export function startRelease(folder: string, environment: Record<string, string>): Release {
  const child = fork(path.join(import.meta.dirname, 'releaseProcess.ts'), [folder], {
    env: { PATH: process.env.PATH, ...environment },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const ended = once(child, 'exit')
  /** One command at a time. */
  let last: Promise<unknown> = Promise.resolve()
  function reply(command: Command): Promise<unknown> {
    const replied = last.then(async () => {
      child.send(command)
      const received = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
      const { result, error } = received ? Reply.parse(received[0]) : { error: 'The process has ended' }
      if (error !== undefined) throw new Error(`${JSON.stringify(command).slice(0, 200)}: ${error}`)
      return result
    })
    last = replied.catch(() => undefined)
    return replied
  }
  return {
    async send(key, options = {}) {
      const headers = { 'sec-fetch-site': 'same-origin', ...options.headers }
      const response = (await reply({ send: key, options: { ...options, headers } })) as TestResponse // Of `request`.
      if ((response.statusCode ?? 200) >= 400)
        throw new Error(
          `${key} ${JSON.stringify(options.params ?? {})} responds ${response.statusCode}: ${response.body}`,
        )
      return response
    },
    run: (name, event = {}) => reply({ run: name, event }),
    addMember: (username, password) => reply({ addMember: username, password }),
    setClock: (at) => reply({ clock: at }),
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** The code of a commit, with the packages of this one. */
export function extractRelease(commit: string, folder: string): string {
  const target = path.join(folder, commit)
  if (existsSync(target)) return target
  let archive: Buffer
  try {
    const args = ['archive', commit, 'functions', 'shared', 'infra', 'package.json']
    archive = execFileSync('git', args, {
      cwd: root,
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    throw new CommandError(
      `This clone does not have the commit ${commit}, the release that reads what this one has written. Fetch the whole history: git fetch --unshallow`,
    )
  }
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-x', '-C', target], { input: archive })
  symlinkSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'))
  return target
}
