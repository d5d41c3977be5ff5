import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The model is trained on the tuned part. The others measure it. */
export const dangerParts = [
  'tuned',
  'checked',
  'untouched',
  'unseen',
  'blind',
  'fresh',
  'independent',
  'night',
  'phone',
  'later',
  'awake',
  'confessions',
  'stranger',
  'outsider',
  'newcomer',
] as const

export type DangerPart = (typeof dangerParts)[number]

export interface DangerSentence {
  /** A danger, `unsure` or `harmless`. */
  kind: string
  text: string
}

export const sentencesFile = (part: DangerPart): string =>
  join(import.meta.dirname, 'sentences', `${part}.txt`)

/** The sentences of a part. The file lists them by kind, below lines such as `[overdose]`. */
export function dangerSentences(part: DangerPart): DangerSentence[] {
  let kind = ''
  return readFileSync(sentencesFile(part), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line === '' || line.startsWith('#')) return []
      const heading = /^\[(.+)\]$/.exec(line)?.[1]
      if (heading) kind = heading
      return heading ? [] : { kind, text: line }
    })
}
