import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import config from '../../../vitest.config.ts'
import { conditions } from './conditions.ts'

const removed = conditions[Number(process.env.REMOVED_CONDITION)]
if (!removed) throw new Error('REMOVED_CONDITION is not the number of a condition')

const withoutCondition: Plugin = {
  name: 'without-condition',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith(`/${removed.file}`) ? code.replace(removed.guard, () => removed.without) : undefined,
}

const { projects = [] } = config.test ?? {}

/** The tests of the repository, with one condition removed from the code. No file changes. */
export default defineConfig({
  ...config,
  root: `${import.meta.dirname}/../../..`,
  test: {
    ...config.test,
    projects: projects.map((project) =>
      typeof project === 'object' && !('then' in project)
        ? { ...project, plugins: [...(project.plugins ?? []), withoutCondition] }
        : project,
    ),
  },
})
