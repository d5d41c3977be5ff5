import { parseArgs } from 'node:util'
import { currentPin, setPin } from '../../functions/render/releasePin.ts'
import { storedReleases } from '../../functions/render/releases.ts'
import { print, runCommand } from './command.ts'
import { restoreRelease } from './restoreRelease.ts'
import { type Target, withTarget } from './target.ts'

const usage = `Restores the pages of an earlier release:
  npm run rollback                      restores the previous release
  npm run rollback -- --list            lists the stored releases
  npm run rollback -- --to <release>    restores one of them
  npm run rollback -- --undo            shows the deployed release again
Works on this machine, or on a deployed stage with --stage <name>.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      folder: { type: 'string' },
      list: { type: 'boolean' },
      to: { type: 'string' },
      undo: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return print(usage)
  await withTarget(values, async (target) => {
    if (values.list) await list(target)
    else if (values.undo) await undo(target)
    else await restore(target, values.to)
  })
})

async function restore(target: Target, wanted: string | undefined): Promise<void> {
  const start = performance.now()
  const { from, to, changed } = await restoreRelease(target, wanted)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  print(
    `The pages of release ${to} are back on ${target.name}: ${changed} objects changed in ${seconds} seconds. ` +
      `The site is pinned to ${to}, and ${from} renders nothing: what staff change is saved but not shown until you deploy another release or run npm run rollback -- --undo.`,
  )
}

async function undo({ buckets: { releases }, requestRendering }: Target): Promise<void> {
  if (!(await currentPin(releases))) return print('The site is not pinned: it shows the deployed release.')
  await setPin(releases, undefined)
  print(`The site is no longer pinned. ${await requestRendering()}`)
}

async function list({ outputs, buckets: { releases } }: Target): Promise<void> {
  const deployed = outputs.release
  const pin = await currentPin(releases)
  const shown = pin?.shown ?? deployed
  for (const { release, at } of await storedReleases(releases)) {
    const notes = [
      release === deployed ? 'deployed' : '',
      release === shown ? 'shown' : '',
      release === pin?.shown ? 'pinned' : '',
    ].filter(Boolean)
    print(`${release}  pages last changed ${at.toISOString()}  ${notes.join(', ')}`)
  }
}
