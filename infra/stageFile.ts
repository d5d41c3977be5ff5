import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import {
  chosenSettings,
  isStageName,
  readSettings,
  type Settings,
  type StoredName,
  type StoredSettings,
  storedNames,
} from './settings.ts'

export interface StageSettings {
  settings: Settings
  /** Settings that only this deploy has, since they are not in the stage's file. */
  notStored: readonly StoredName[]
}

type Context = Readonly<Record<string, unknown>>

const stagesFolder = path.join(import.meta.dirname, 'stages')

/** The settings of a stage's file. A setting in the context overrides the one in the file (decision 27). */
export function readStageSettings(
  context: Context,
  folder = stagesFolder,
): StageSettings | { problems: string[] } {
  const stored = readStageFile(stageOf(context), folder)
  if ('problem' in stored) return { problems: [stored.problem] }
  const read = readSettings({ ...stored.values, ...context })
  if ('problems' in read) return read
  const notStored = storedNames.filter(
    (name) => context[name] !== undefined && String(context[name]) !== String(stored.values[name] ?? ''),
  )
  return { settings: read.settings, notStored }
}

export function notStoredWarning({ settings: { stage }, notStored }: StageSettings): string {
  return `Given with -c and not in ${stageFileName(stage)}: ${notStored.join(', ')}. The next deploy goes back to what the file says. Run npm run doctor with the same settings and --save.`
}

/** Writes the stage's file from its settings and the context, except settings that the context drops. */
export function saveStageSettings(
  context: Context,
  folder = stagesFolder,
): { problems: string[] } | undefined {
  const stage = stageOf(context)
  const stored = readStageFile(stage, folder)
  if ('problem' in stored) return { problems: [stored.problem] }
  const drop = String(context.drop ?? '').split(',')
  const remaining = Object.entries(stored.values).filter(([name]) => !drop.includes(name))
  const read = readSettings({ ...Object.fromEntries(remaining), ...context })
  if ('problems' in read) return read
  mkdirSync(folder, { recursive: true })
  const text = JSON.stringify(chosenSettings(read.settings), null, 2)
  writeFileSync(path.join(folder, fileName(stage)), `${text}\n`)
  return undefined
}

export const stageFileName = (stage: string): string => `infra/stages/${fileName(stage)}`

const StoredSettingsSchema = z.partialRecord(z.enum(storedNames), z.union([z.string(), z.boolean()]))

const fileName = (stage: string) => `${stage}.json`
const stageOf = ({ stage }: Context): string => String(stage ?? '').trim() || 'dev'

function readStageFile(stage: string, folder: string): { values: StoredSettings } | { problem: string } {
  const file = path.join(folder, fileName(stage))
  // An invalid stage name must not become a path. `readSettings` reports the problem.
  if (!isStageName(stage) || !existsSync(file)) return { values: {} }
  try {
    return { values: z.parse(StoredSettingsSchema, JSON.parse(readFileSync(file, 'utf8'))) }
  } catch {
    const example = '{ "domain": "www.example.org", "waf": true }'
    return {
      problem: `${stageFileName(stage)} does not contain settings: write it like ${example}, with no other names than ${storedNames.join(', ')}.`,
    }
  }
}
