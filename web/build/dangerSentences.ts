import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type DangerPart = 'tuned' | 'checked' | 'untouched' | 'unseen' | 'blind' | 'fresh' | 'independent'

export interface DangerSentence {
  /** A danger, `unsure` or `harmless`. */
  kind: string
  text: string
}

const folder = join(import.meta.dirname, '../../shared/content/dangerSentences')

/** The sentences of a part. The file lists them by kind, below lines such as `[overdose]`. */
export function dangerSentences(part: DangerPart): DangerSentence[] {
  let kind = ''
  return readFileSync(join(folder, `${part}.txt`), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line === '' || line.startsWith('#')) return []
      const heading = /^\[(.+)\]$/.exec(line)?.[1]
      if (heading) kind = heading
      return heading ? [] : { kind, text: line }
    })
}
