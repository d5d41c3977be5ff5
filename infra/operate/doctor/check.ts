import type { promises as dns } from 'node:dns'
import type { Settings } from '../../settings.ts'
import type { StageSettings } from '../../stageFile.ts'
import type { Template } from '../retainedResources.ts'
import type { DeployedStack } from './stack.ts'

/** A sentence for the operator. Unless it is `fine`, it says what to do. A `stop` prevents a deploy. */
export interface Finding {
  level: 'fine' | 'hint' | 'unknown' | 'stop'
  message: string
}

export const stop = (message: string): Finding => ({ level: 'stop', message })
export const fine = (message: string): Finding => ({ level: 'fine', message })
export const hint = (message: string): Finding => ({ level: 'hint', message })

export interface PlannedDeploy extends StageSettings {
  /** Undefined before the first deploy. */
  stack: DeployedStack | undefined
  outside: Outside
}

export interface Outside {
  resolver: Resolver
  /** Milliseconds since 1970. */
  now: number
  /** The template that the deploy would have. */
  nextTemplate(settings: Settings): Promise<Template>
}

type Resolver = Pick<typeof dns, 'resolveNs'>

export type Check = (deploy: PlannedDeploy) => Iterable<Finding> | AsyncIterable<Finding>
