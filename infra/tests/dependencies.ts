import { readFileSync } from 'node:fs'
import { Lock, licenceProblems } from './licences.ts'

// Part of `npm test`. It reads the lockfile alone, so that it says the same without a network; whether a package
// has a known hole is `npm run audit`, which asks the registry.
const problems = licenceProblems(Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))))
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
