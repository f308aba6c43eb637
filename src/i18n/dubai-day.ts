const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Dubai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day, `YYYY-MM-DD`, that it is in the Emirates. */
export function dayInDubai(at: Date): string {
  return days.format(at)
}
