import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openHashTarget } from './details.enhancement.ts'

/** The router changes the address without an event. */
export function useOpenHashTarget() {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => openHashTarget(hash), [hash])
}
