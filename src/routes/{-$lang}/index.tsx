import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/{-$lang}/')({ component: () => <h1>Dara</h1> })
