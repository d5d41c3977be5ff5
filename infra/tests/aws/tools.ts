import { execFile } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { CommandError } from '../../commandError.ts'
import { ifChanged } from '../../ifChanged.ts'

const folder = path.join(import.meta.dirname, '../../../dist/aws')
const environment = path.join(folder, 'python')
const jars = path.join(folder, 'java')

/** Programs that `installPython` and `installJava` install, in folders of the build. */
export const installed = {
  programs: path.join(environment, 'bin'),
  python: path.join(environment, 'bin/python'),
  cfnLint: path.join(environment, 'bin/cfn-lint'),
  jars,
}

/** ministack and cfn-lint, in an environment that nothing else on the machine uses. */
export const installPython = (): Promise<void> =>
  install('python', 'requirements.txt', async (requirements) => {
    rmSync(environment, { recursive: true, force: true })
    await tool('python3', '-m', 'venv', environment)
    await tool(installed.python, '-m', 'pip', 'install', '--quiet', '--require-hashes', '-r', requirements)
  })

/** Amazon's DynamoDB Local. */
export const installJava = (): Promise<void> =>
  install('java', 'pom.xml', async (project) => {
    rmSync(jars, { recursive: true, force: true })
    const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies'
    await tool('mvn', '--batch-mode', '--quiet', '-f', project, copy, `-DoutputDirectory=${jars}`)
  })

async function install(name: string, list: string, work: (list: string) => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const stamp = path.join(folder, `${name}.installed`)
  await ifChanged({ stamp, patterns: [`infra/tests/aws/${list}`] }, () =>
    work(path.join(import.meta.dirname, list)),
  )
}

async function tool(command: string, ...args: string[]): Promise<void> {
  try {
    await promisify(execFile)(command, args)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(
        `The machine has no ${command}: npm run test:aws needs Python 3.10 or newer with venv, Java 17 and Maven. On Debian: apt-get install python3-venv default-jre-headless maven openssl.`,
      )
    throw error
  }
}
