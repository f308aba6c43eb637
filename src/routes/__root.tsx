import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document } from '#app/document.tsx'
import type { RouteContext } from '#app/route-context.ts'

export const Route = createRootRouteWithContext<RouteContext>()({ shellComponent: Document })
