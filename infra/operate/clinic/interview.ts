import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { ContentFileError, withFileError } from '#shared/contentFolder/contentFileError.ts'
import { parseYaml, yamlText } from '#shared/contentFolder/yaml.ts'

/** The answers so far, until the folder is written. */
export const answersFile = (folder: string): string => path.join(folder, 'answers.yaml')

const Answers = z.record(z.string(), z.coerce.string())

export type Answer<Value> = { value: Value } | { problem: string }

export type Ask = <Value>(
  key: string,
  question: string,
  read: (text: string) => Answer<Value>,
) => Promise<Value>

/** Asks on the terminal, or of standard input, what the file of answers lacks. Each answer is kept at once. */
export function openInterview(folder: string): { ask: Ask; end(): void } {
  const file = answersFile(folder)
  const answers = existsSync(file)
    ? withFileError(file, 'content', () => Answers.parse(parseYaml(readFileSync(file, 'utf8'))))
    : {}
  const input = createInterface({ input: process.stdin })
  const lines = input[Symbol.asyncIterator]()
  return {
    async ask(key, question, read) {
      for (let given = answers[key]; ; given = undefined) {
        if (given === undefined) {
          process.stdout.write(`${question}\n`)
          const { value, done } = await lines.next()
          if (done)
            throw new ContentFileError(
              `The answers end before “${key}”. Those so far are in ${file}: the same command goes on from there.`,
            )
          given = value
        }
        const answer = read(given.trim())
        if ('value' in answer) {
          answers[key] = given.trim()
          writeFileSync(file, yamlText(answers, Object.keys(answers)))
          return answer.value
        }
        process.stdout.write(`  “${given}” ${answer.problem}\n`)
      }
    },
    end() {
      input.close()
      rmSync(file)
    },
  }
}
