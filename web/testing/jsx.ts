// @ts-expect-error The package declares no types for its files.
import { Fragment, jsx } from '../../node_modules/react/cjs/react-jsx-runtime.production.js'

/** React's elements without what its development build adds to each for hints that no test reads. */
export { Fragment, jsx as jsxDEV }
