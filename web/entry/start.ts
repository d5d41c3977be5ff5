import '../styles/tokens.css'
import '../styles/fonts.css'
import '../styles/base.css'
import { enhanceMenus } from './menus.ts'
import { enhanceThemeToggles } from './theme.ts'

enhanceThemeToggles()
enhanceMenus()
void import('./app.tsx').then(({ startApp }) => startApp())
