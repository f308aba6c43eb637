const landmarks: Record<string, string> = {
  dubai: 'M60 56V30l4-4V10l2-8 2 8v16l4 4v26 M64 26h4 M60 38h12 M30 56V38l8-6v24 M92 56V34h12v22',
  'abu-dhabi':
    'M24 56V20l2-6 2 6v36 M104 56V20l2-6 2 6v36 M38 56V42a12 12 0 0 1 24 0v14 M70 56V42a12 12 0 0 1 24 0v14 M50 40a16 16 0 0 1 32 0 M66 24v-6',
  sharjah:
    'M30 56V30h72v26 M30 40h72 M42 56V46a6 6 0 0 1 12 0v10 M60 56V46a6 6 0 0 1 12 0v10 M78 56V46a6 6 0 0 1 12 0v10 M54 30a12 12 0 0 1 24 0 M66 18v-6',
  ajman:
    'M32 56V26h4v-4h4v4h4v-4h4v4h4v30 M80 56V26h4v-4h4v4h4v-4h4v4h4v30 M52 36h28 M60 56V46h12v10',
  'ras-al-khaimah': 'M14 56l22-26 12 12 20-32 18 26 10-10 22 30 M58 26l10 8 8-6',
  fujairah: 'M20 56l26-16h40l26 16 M50 40V20h8v20 M74 40V20h8v20 M58 28h16 M62 40v-6h8v6',
  'umm-al-quwain':
    'M28 44h76c-4 8-10 12-18 12H50c-10 0-18-4-22-12z M64 44V10 M64 14c18 4 26 14 28 26H64',
}

export function EmirateDrawing({ slug }: { slug: string }) {
  return (
    <svg viewBox="0 0 132 64" aria-hidden className="h-14 w-auto text-palm" fill="none">
      <g stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        <path d={landmarks[slug] ?? ''} />
        <path d="M4 57c20-2 38-1 60 0s44 1 64-1" className="stroke-line" />
      </g>
    </svg>
  )
}
