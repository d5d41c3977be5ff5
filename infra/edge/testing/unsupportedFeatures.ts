import { type AnyNode, parse } from 'acorn'

/**
 * Features beyond the documented ones of CloudFront Functions' JavaScript runtime 2.0. CloudFront accepts
 * such a function and then responds with 503 to every request that reaches the line.
 */
export function unsupportedFeatures(source: string): string[] {
  const nodes = nodesOf(parse(source, { ecmaVersion: 'latest', sourceType: 'script' }))
  const declared = new Set(nodes.flatMap(declaredNames))
  return nodes.flatMap((node) => unsupportedIn(node, declared))
}

function unsupportedIn(node: AnyNode, declared: ReadonlySet<string>): string[] {
  if (!supportedSyntax.has(node.type)) return [node.type]
  switch (node.type) {
    case 'Property':
      return node.shorthand || node.method || node.computed ? ['an object property in ES 6 syntax'] : []
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return node.generator ? ['a generator'] : []
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return /^(\?\?|&&=|\|\|=)/.test(node.operator) ? [`the operator ${node.operator}`] : []
    case 'Literal':
      return 'regex' in node && node.regex ? unsupportedPattern(node.regex) : []
    case 'CallExpression':
      return unsupportedCall(node.callee)
    case 'Identifier':
      return declared.has(node.name) || globals.has(node.name) ? [] : [`the global ${node.name}`]
    default:
      return []
  }
}

function unsupportedPattern({ pattern, flags }: { pattern: string; flags: string }): string[] {
  return /[^gimy]/.test(flags) || /\(\?<[=!]|\\[pP]\{/.test(pattern)
    ? [`the regular expression /${pattern}/${flags}`]
    : []
}

function unsupportedCall(callee: AnyNode): string[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  return methods.has(callee.property.name) ? [] : [`the method ${callee.property.name}`]
}

/** Every node that is syntax or refers to a variable: names of properties and labels do not. */
function nodesOf(node: AnyNode): AnyNode[] {
  const children = Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
    namesProperty(node, key) ? [] : [child].flat().filter(isNode),
  )
  return [node, ...children.flatMap(nodesOf)]
}

function namesProperty(node: AnyNode, key: string): boolean {
  return (
    (node.type === 'MemberExpression' && key === 'property' && !node.computed) ||
    (node.type === 'Property' && key === 'key' && !node.computed)
  )
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

function declaredNames(node: AnyNode): string[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...(node.id ? [node.id] : []), ...node.params].flatMap(nameOf)
    case 'VariableDeclarator':
      return nameOf(node.id)
    case 'CatchClause':
      return node.param ? nameOf(node.param) : []
    default:
      return []
  }
}

function nameOf(pattern: AnyNode): string[] {
  if (pattern.type === 'RestElement') return nameOf(pattern.argument)
  return pattern.type === 'Identifier' ? [pattern.name] : []
}

/** ES 5.1, and of later versions `const`, `let`, template literals, arrow functions and rest parameters. */
const supportedSyntax = new Set([
  ...['Program', 'ExpressionStatement', 'EmptyStatement', 'BlockStatement', 'ReturnStatement', 'IfStatement'],
  ...[
    'SwitchStatement',
    'SwitchCase',
    'WhileStatement',
    'DoWhileStatement',
    'ForStatement',
    'ForInStatement',
  ],
  ...['BreakStatement', 'ContinueStatement', 'ThrowStatement', 'TryStatement', 'CatchClause'],
  ...['FunctionDeclaration', 'VariableDeclaration', 'VariableDeclarator'],
  ...['Identifier', 'Literal', 'ThisExpression', 'ArrayExpression', 'ObjectExpression', 'Property'],
  ...['FunctionExpression', 'ArrowFunctionExpression', 'RestElement', 'TemplateLiteral', 'TemplateElement'],
  ...['UnaryExpression', 'UpdateExpression', 'BinaryExpression', 'LogicalExpression', 'AssignmentExpression'],
  ...['ConditionalExpression', 'CallExpression', 'NewExpression', 'MemberExpression', 'SequenceExpression'],
])

const globals = new Set([
  ...['undefined', 'NaN', 'Infinity', 'arguments', 'isFinite', 'isNaN', 'parseFloat', 'parseInt'],
  ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'atob', 'btoa'],
  ...['Object', 'String', 'Number', 'Array', 'Math', 'Date', 'RegExp', 'JSON'],
  ...['Error', 'RangeError', 'SyntaxError', 'TypeError', 'URIError'],
])

/** The methods of strings, arrays, objects, regular expressions, numbers and functions. */
const methods = new Set([
  ...[
    'charAt',
    'charCodeAt',
    'codePointAt',
    'concat',
    'endsWith',
    'includes',
    'indexOf',
    'lastIndexOf',
    'match',
  ],
  ...['padEnd', 'padStart', 'repeat', 'replace', 'replaceAll', 'search', 'slice', 'split', 'startsWith'],
  ...['substr', 'substring', 'toLowerCase', 'toUpperCase', 'trim', 'trimEnd', 'trimStart', 'fromCharCode'],
  ...['every', 'fill', 'filter', 'find', 'findIndex', 'forEach', 'join', 'map', 'pop', 'push', 'reduce'],
  ...[
    'reverse',
    'shift',
    'some',
    'sort',
    'splice',
    'unshift',
    'isArray',
    'keys',
    'values',
    'entries',
    'assign',
  ],
  ...['hasOwnProperty', 'exec', 'test', 'toString', 'toFixed', 'parse', 'stringify', 'call', 'apply', 'bind'],
  ...['isInteger', 'isFinite', 'isNaN', 'floor', 'ceil', 'round', 'min', 'max', 'abs'],
])
