import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Damage {
  name: string
  /** Damages the data folder of a stopped system. */
  inflict(dataFolder: string): void
  fileLimit?: number
  /** It serves every page as before, or it ends with one sentence. */
  outcome: 'serves' | 'explains'
}

const dist = path.join(import.meta.dirname, '../../../dist')

export const damages: readonly Damage[] = [
  {
    name: 'an empty running.pid',
    inflict: (data) => writeFileSync(path.join(data, 'running.pid'), ''),
    outcome: 'serves',
  },
  {
    name: 'an empty building.pid',
    // Fails if a build is running.
    inflict: () => writeFileSync(path.join(dist, 'building.pid'), '', { flag: 'wx' }),
    outcome: 'serves',
  },
  {
    name: 'a lost table',
    inflict: (data) => rmSync(path.join(data, 'table'), { recursive: true }),
    outcome: 'serves',
  },
  {
    name: 'a corrupt table',
    inflict: (data) => writeFileSync(path.join(data, 'table/CURRENT'), 'corrupt'),
    outcome: 'explains',
  },
  {
    name: 'a page of no bytes',
    inflict: (data) => emptyObject(data, /^faq%2Findex%2Ehtml$/),
    outcome: 'serves',
  },
  {
    name: 'a script of no bytes',
    inflict: (data) => emptyObject(data, /^assets%2Fstart.*js$/),
    outcome: 'serves',
  },
  { name: 'half a deployed.json', inflict: (data) => halve(data, 'deployed.json'), outcome: 'serves' },
  { name: 'half a secrets.json', inflict: (data) => halve(data, 'secrets.json'), outcome: 'serves' },
  { name: 'half an edge cache', inflict: (data) => halve(data, 'edge.cache'), outcome: 'serves' },
  { name: 'a disk that is full', inflict: () => {}, fileLimit: 64, outcome: 'explains' },
]

function emptyObject(dataFolder: string, key: RegExp): void {
  const buckets = path.join(dataFolder, 'buckets')
  for (const bucket of readdirSync(buckets)) {
    const names = readdirSync(path.join(buckets, bucket)).filter((name) => key.test(name))
    for (const name of names) truncateSync(path.join(buckets, bucket, name))
  }
}

const halve = (dataFolder: string, name: string) => truncateSync(path.join(dataFolder, name), 20)
