import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part fetched when it is first shown; a screen does without it where it cannot be had. */
export function optionalPart(load: () => Promise<{ default: ComponentType }>): LazyExoticComponent<ComponentType> {
  return lazy(() => load().catch(() => ({ default: () => null })))
}
