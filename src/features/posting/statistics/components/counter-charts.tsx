import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { type AdStatistics, type Counter, counters } from '../contract.ts'
import { phrases } from '../phrases/chart.ts'
import { phrases as names } from '../phrases/table.ts'
import { Chart } from './chart.tsx'
import { CounterTile } from './counter-tile.tsx'
import { DayTable } from './day-table.tsx'

export function CounterCharts({ statistics }: { statistics: AdStatistics }) {
  const words = useWords(phrases)
  const nameOf = useWords(names)
  const [counter, setCounter] = useState<Counter>('views')
  const chosen = { statistics, counter, name: nameOf(counter) }
  return (
    <div className="grid gap-5">
      <div
        role="group"
        aria-label={words('counters')}
        className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:grid-cols-3"
      >
        {counters.map((one) => (
          <CounterTile
            key={one}
            statistics={statistics}
            counter={one}
            name={nameOf(one)}
            isChosen={one === counter}
            onChoose={() => setCounter(one)}
          />
        ))}
      </div>
      <Chart {...chosen} />
      <DayTable {...chosen} />
    </div>
  )
}
