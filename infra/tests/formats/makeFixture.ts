import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterSchedules, editedAt, makeEdits } from './edits.ts'
import { extractRelease } from './release.ts'
import { fixtureFile, startTestBed } from './testBed.ts'
import { whatIsThere } from './whatIsThere.ts'

// Makes the fixture of a commit: node infra/node.cjs infra/tests/formats/makeFixture.ts <commit>
const [commit = ''] = process.argv.slice(2)
const bed = await startTestBed()
const release = bed.start(extractRelease(commit, mkdtempSync(path.join(tmpdir(), 'release-'))))
await release.setClock(editedAt(0))
await release.run('seed/seedContent')
const edits = await makeEdits(release)
const stored = await bed.dump()
await release.setClock(afterSchedules)
await release.run('jobs/runDueJobs')
const fixture = { commit, ...edits, ...stored, found: await whatIsThere(release) }
const bytes = gzipSync(JSON.stringify(fixture), { level: 9 })
writeFileSync(fixtureFile(commit), bytes)
process.stdout.write(
  `${JSON.stringify(edits.counts)}, ${fixture.content.length} items, ${bytes.length} bytes\n`,
)
await bed.stop()
