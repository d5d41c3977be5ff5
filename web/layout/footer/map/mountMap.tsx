import { createRoot } from 'react-dom/client'
import { reportError } from '../../../data/reportError.ts'
import { InteractiveMap } from './InteractiveMap.tsx'

export function mountMap(container: HTMLElement) {
  createRoot(container, { onUncaughtError: reportError }).render(<InteractiveMap />)
}
