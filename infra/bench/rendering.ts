import * as z from 'zod/mini'
import type { Benchmark } from './benchmark.ts'
import { measuringProcess } from './measuringProcess.ts'
import type { Row } from './row.ts'
import { inTemporaryFolder } from './temporary.ts'

const many = 10_000

/** How long the pages take to be rendered, what that takes in memory, and what a change writes. */
export const rendering: Benchmark = {
  name: 'rendering',
  run: async ({ say }) => {
    say('the site’s own content')
    const own = await scene(0)
    say(`text changed, differing: ${own.texted.differing.join(', ')}`)
    say(`picture changed, differing: ${own.pictured.differing.slice(0, 12).join(', ')}`)
    say(`${many.toLocaleString('en-US')} posts more`)
    // That it cannot be done is a finding too, and what was measured before it still counts.
    const large = await scene(many).catch((error: Error) => {
      say(error.message)
      return undefined
    })
    const written = (what: string, { texted }: { texted: Changed }): Row => ({
      figure: `objects written after ${what} (of ${own.first.objects})`,
      measured: texted.written,
      unit: '',
      yardstick: { what: 'that differ', value: texted.differing.length },
      bound: { timesAtMost: 1 },
    })
    return [
      {
        figure: `100 pages rendered and compared, at the function’s first call (of ${own.again.objects} objects)`,
        measured: (own.again.milliseconds / own.again.objects) * 100,
        unit: 'ms',
        bound: { atMost: 1_000 },
      },
      {
        figure: `  rendered and published for the first time`,
        measured: (own.first.milliseconds / own.first.objects) * 100,
        unit: 'ms',
      },
      {
        figure: 'rendered again, objects written',
        measured: own.again.written,
        unit: '',
        bound: { atMost: 0 },
      },
      written('one page’s text changed', own),
      written('one page’s picture changed', { texted: own.pictured }),
      ...manyRows(large),
    ]
  },
}

function manyRows(large: Scene | undefined): Row[] {
  const why = 'failed, see above'
  return [
    {
      figure: `${many.toLocaleString('en-US')} posts rendered and published`,
      measured: large && large.first.milliseconds / 1_000,
      why,
      unit: 's',
      bound: { atMost: 60 },
    },
    {
      figure: '  memory at most',
      measured: large?.first.megabytes,
      why,
      unit: 'MB',
      bound: { atMost: 1_024 },
    },
    {
      figure: '  the same without a change',
      measured: large && large.again.milliseconds / 1_000,
      why,
      unit: 's',
    },
  ]
}

const Outcome = z.object({
  milliseconds: z.number(),
  processor: z.number(),
  megabytes: z.number(),
  objects: z.number(),
  written: z.number(),
})
const Changed = z.extend(Outcome, { differing: z.array(z.string()) })
type Changed = z.infer<typeof Changed>
const Scene = z.object({
  first: Outcome,
  again: Outcome,
  texted: Changed,
  pictured: Changed,
})

type Scene = z.infer<typeof Scene>

function scene(posts: number): Promise<Scene> {
  return inTemporaryFolder((folder) =>
    measuringProcess(new URL('./rendering/scene.ts', import.meta.url), [folder, String(posts)], Scene),
  )
}
