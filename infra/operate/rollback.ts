import { parseArgs } from 'node:util'
import { currentPin, setPin } from '../../functions/render/releasePin.ts'
import { storedReleases } from '../../functions/render/releases.ts'
import { outputs } from '../outputs.ts'
import { runCommand, say } from './command.ts'
import { restoreRelease } from './restoreRelease.ts'
import { openTarget, type Target } from './target.ts'

const usage = `Puts the pages of the release before the present one back, at once:
  npm run rollback                      to the release before
  npm run rollback -- --list            says which releases there are
  npm run rollback -- --to <release>    to one of them
  npm run rollback -- --undo            shows the present release again
On this machine, or with --stage <name> in a deployed stage.`

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
  if (values.help) return say(usage)
  const target = await openTarget(values)
  try {
    if (values.list) await list(target)
    else if (values.undo) await goForward(target)
    else await back(target, values.to)
  } finally {
    await target.close()
  }
})

async function back(target: Target, to: string | undefined): Promise<void> {
  const began = performance.now()
  const { from, to: shown, changed } = await restoreRelease(target, to)
  say(
    `The pages of release ${shown} are back on ${target.name}, ${changed} of them changed, in ${Math.round((performance.now() - began) / 100) / 10} seconds. ` +
      `Release ${from} is held: what staff change is kept but not shown until you deploy another release or run npm run rollback -- --undo.`,
  )
}

async function goForward(target: Target): Promise<void> {
  if (!(await currentPin(target.buckets.releases)))
    return say('Nothing is held: the present release is shown.')
  await setPin(target.buckets.releases, undefined)
  say(`The hold is over. ${await target.askForRender()}`)
}

async function list(target: Target): Promise<void> {
  const present = target.outputs[outputs.release]
  const { releases } = target.buckets
  const pin = await currentPin(releases)
  for (const { release, at } of await storedReleases(releases)) {
    const notes = [
      release === present ? 'deployed' : '',
      release === (pin?.shown ?? present) ? 'shown' : '',
    ].filter(Boolean)
    say(`${release}  pages last changed ${at.toISOString()}  ${notes.join(', ')}`)
  }
  if (pin) say(`${pin.rolledBack} is held.`)
}
