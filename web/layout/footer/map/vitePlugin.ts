import type { Plugin } from 'vite'
import { generatedFiles } from '../../../generated.ts'
