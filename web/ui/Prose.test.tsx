import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Prose } from './Prose.tsx'

test('HTML is sanitized before it is shown', () => {
  const { container } = render(<Prose html="<script>alert(1)</script><p onclick='x()'>Text</p>" />)
  expect(container.firstElementChild?.innerHTML).toBe('<p>Text</p>')
})
