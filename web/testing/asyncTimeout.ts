import { configure } from '@testing-library/react'
import { limits } from '#shared/limits.ts'

// A busy machine takes longer than the second that is the default.
configure({ asyncUtilTimeout: 30_000 })
// A test compiles the script of a page when it loads it, and may then take longer than a visitor would wait.
Object.assign(limits, { readTimeout: 60_000 })
