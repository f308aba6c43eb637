const shortWord = /([\p{L}\d]{1,9}-\p{L}{1,9})/u

/**
 * A short word with a hyphen, such as "one-bedroom", is not broken at it. The text is as it was written,
 * which a no-break hyphen would change for readers who copy it, and for searches.
 */
export function HyphenatedText({ children }: { children: string }) {
  const parts = children.split(shortWord)
  if (parts.length === 1) return children
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
