import path from 'node:path'
import { runCommand } from '../../operate/command.ts'
import { showProgress } from '../../runStep.ts'
import { run } from '../run.ts'
import { startDynamoDbLocal } from './dynamoDbLocal.ts'
import { installJava, installPython } from './tools.ts'

const tests = ['vitest', 'run']
const seconds: [title: string, seconds: number, succeeded: boolean][] = []

async function part(title: string, command: readonly string[], variables?: NodeJS.ProcessEnv): Promise<void> {
  const result = await run(title, command, variables ? { variables } : {})
  seconds.push([title, result.seconds, result.succeeded])
}

/** The system on engines that this project did not write: all parts run even if one fails. */
await runCommand(async () => {
  await showProgress('Installing ministack and cfn-lint', installPython)
  await showProgress('Installing DynamoDB Local', installJava)
  await part('The template, by cfn-lint', ['infra/tests/aws/lintTemplates.ts'])
  await part('The site, deployed to ministack', [
    ...tests,
    '--config',
    path.join(import.meta.dirname, 'vitest.config.ts'),
  ])
  const { endpoint, stop } = await startDynamoDbLocal()
  try {
    await part(
      'Functions and transactions, on DynamoDB Local',
      [...tests, 'functions', 'infra/local/dynamodb/transactions'],
      {
        DYNAMODB_ENDPOINT: endpoint,
      },
    )
  } finally {
    await stop()
  }
  for (const [title, spent, succeeded] of seconds)
    process.stdout.write(
      `${(spent / 60).toFixed(1).padStart(5)} min  ${succeeded ? 'passed' : 'FAILED'}  ${title}\n`,
    )
  if (seconds.some(([, , succeeded]) => !succeeded)) process.exitCode = 1
})
