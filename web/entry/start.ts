import '../styles/tokens.css'
import '../styles/fonts.css'
import '../styles/base.css'
import { onFirstIntent } from './intent.ts'
import { loadApp } from './loadApp.ts'
import { enhanceMenus } from './menus.ts'
import { enhanceThemeToggles } from './theme.ts'

enhanceThemeToggles()
enhanceMenus()
// A page that has its HTML needs the app only once its visitor does something.
if (document.documentElement.dataset.takeOver === 'hydrate') onFirstIntent(loadApp)
else loadApp()
