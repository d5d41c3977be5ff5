import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { valuesForVite } from '#shared/contentFolder/asValues.ts'
import { soak } from '#shared/testing/soak.ts'

const fileOfIcon = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()

/** Loading the library's 1,700 icons would take a twelfth of a second of each file. */
const usedIcons: Plugin = {
  name: 'used-icons',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/web/')
      ? code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) =>
          (names.match(/(?<!type )\b[A-Z]\w*/g) ?? [])
            .map((name) => `import ${name} from 'lucide-react/icons/${fileOfIcon(name)}'`)
            .join(';'),
        )
      : undefined,
}

/** Tests whose files share modules. */
const stateless = [
  ...['shared/**/*.test.ts', 'infra/{aws,edge}/**/*.test.ts', 'infra/*.test.ts'],
  'infra/operate/runbooks.test.ts',
]

/** Tests of a whole deployed site. Those of renderings run the render function in the process of the test. */
const system = ['infra/tests/!(rendering)/**/*.test.ts']

const node = {
  environment: 'node',
  // A hang ends here; a busy machine takes less.
  testTimeout: 120_000 * soak,
  hookTimeout: 300_000,
} as const

/** Loading the AWS SDK for each file would take a second of it. */
const shareLibraries = {
  isolate: false,
  setupFiles: ['functions/testing/ownModules.ts', 'functions/testing/quickPasswords.ts'],
}

const app = () => ({
  plugins: [react(), usedIcons, valuesForVite],
  resolve: { alias: { 'react/jsx-dev-runtime': `${import.meta.dirname}/web/testing/jsx.ts` } },
})

/** Tests of the app, in jsdom. */
const browserLike = {
  environment: 'jsdom',
  setupFiles: 'web/testing/setup.ts',
  // A hang ends here; a busy machine takes less.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  css: { modules: { classNameStrategy: 'non-scoped' } },
} as const

/** Tests that replace `document` or `location`, or read streams, which the context of a thread does not allow. */
const needOwnProcess = [
  'web/{build,entry}/**/*.test.{ts,tsx}',
  'web/public/{badResponses,bothModes,pageLoads}.test.tsx',
  'web/data/write.test.ts',
]

/** The longest files first, so that no core is idle at the end. */
class SystemFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { yes = [], no = [] } = Object.groupBy(await super.sort(files), ({ project }) =>
      project.name === 'system' ? 'yes' : 'no',
    )
    return [...yes, ...no]
  }
}

export default defineConfig({
  test: {
    // Tests of the system wait for its processes: with one worker for each core, cores are idle.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    sequence: { sequencer: SystemFirst },
    globalSetup: 'infra/testing/folderOfRun.ts',
    // It knows modules by their source, not by the files of content that a plugin makes them of.
    fsModuleCache: false,
    projects: [
      {
        test: {
          ...node,
          name: 'functions',
          include: ['functions/**/*.test.ts'],
          ...shareLibraries,
        },
      },
      {
        plugins: [valuesForVite],
        test: {
          ...node,
          name: 'infra',
          include: ['infra/**/*.test.ts'],
          exclude: [...stateless, ...system],
          ...shareLibraries,
        },
      },
      {
        plugins: [valuesForVite],
        test: { ...node, name: 'system', include: system, ...shareLibraries },
      },
      {
        plugins: [valuesForVite],
        test: {
          ...node,
          name: 'stateless',
          include: stateless,
          // Loading the CDK for each file would take most of the time.
          isolate: false,
          setupFiles: 'functions/testing/quickPasswords.ts',
        },
      },
      {
        ...app(),
        test: {
          ...browserLike,
          name: 'web',
          include: needOwnProcess,
        },
      },
      {
        ...app(),
        test: {
          ...browserLike,
          name: 'pages',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: needOwnProcess,
          // A process for each file would spend most of its time loading React and jsdom.
          pool: 'vmThreads',
        },
      },
    ],
  },
})
