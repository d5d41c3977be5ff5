import { readFileSync } from 'node:fs'
import { Lock, licenseProblems } from './licenses.ts'

// Part of `npm test`. It reads only the lockfile, so it needs no network; `npm run audit` checks for known
// vulnerabilities in the registry.
const problems = licenseProblems(Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))))
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
