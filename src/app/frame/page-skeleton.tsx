import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { showOutlineFromTop } from '../scroll-restoration.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { type PageShape, shapeOf } from './page-shape.ts'

const many = (count: number) => Array.from({ length: count }, (_, at) => at)

function Cards() {
  return (
    <>
      <Skeleton className="h-11 max-w-xs" />
      <Skeleton className="h-12" />
      <Skeleton className="h-16 max-w-md" />
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {many(6).map((at) => (
          <div key={at} className="grid gap-3 overflow-hidden rounded-card border border-line pb-4">
            <Skeleton className="h-56 rounded-none" />
            <Skeleton className="mx-4 h-7 max-w-36" />
            <Skeleton className="mx-4 h-5" />
            <Skeleton className="mx-4 h-12" />
          </div>
        ))}
      </div>
    </>
  )
}

function Ad() {
  return (
    <>
      <Skeleton className="h-6 max-w-sm" />
      <Skeleton className="h-64 rounded-card md:h-96" />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 2xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-12 max-w-xs" />
          <Skeleton className="h-16" />
          <Skeleton className="h-64" />
        </div>
        <Skeleton className="h-64 rounded-card max-lg:hidden" />
      </div>
    </>
  )
}

function Page() {
  return (
    <>
      <Skeleton className="h-12 max-w-sm" />
      <Skeleton className="h-96" />
    </>
  )
}

const shapes: Record<PageShape, () => React.ReactNode> = { cards: Cards, ad: Ad, page: Page }

const heightNow = () => document.getElementById('content')?.offsetHeight

/** As high as the previous page, so that its scroll position can be read again when it is left. */
export function PageSkeleton() {
  const path = useLocation({ select: (location) => location.pathname })
  const [height] = useState(heightNow)
  const keepHeight = (shape: HTMLElement | null) => {
    if (shape && height) shape.style.minHeight = `${height}px`
  }
  const Shape = shapes[shapeOf(path)]
  useLayoutEffect(showOutlineFromTop, [])
  return (
    <div aria-hidden ref={keepHeight}>
      <div className="page-width sticky top-0 grid max-h-screen grid-cols-1 content-start gap-4 overflow-hidden py-4">
        <Shape />
      </div>
    </div>
  )
}
