import { api } from './api.ts'
import type { Benchmark } from './benchmark.ts'
import { bundles } from './bundles.ts'
import { controls } from './controls.ts'
import { edit } from './edit.ts'
import { invocations } from './invocations.ts'
import { lighthouse } from './lighthouse.ts'
import { loginTiming } from './loginTiming.ts'
import { navigation } from './navigation.ts'
import { posts } from './posts.ts'
import { rendering } from './rendering.ts'
import { shift } from './shift.ts'
import { start } from './start.ts'
import { synth } from './synth.ts'
import { weight } from './weight.ts'

/** Every bench, in the order in which they run. */
export const benches: readonly Benchmark[] = [
  start,
  synth,
  bundles,
  api,
  posts,
  weight,
  shift,
  controls,
  navigation,
  invocations,
  rendering,
  edit,
  loginTiming,
  lighthouse,
]
