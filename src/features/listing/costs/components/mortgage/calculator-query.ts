import { queryOptions } from '@tanstack/react-query'
import { listEmirates } from '#features/reference/place-search/contract.ts'
import { readSettings } from '#features/reference/site-settings/contract.ts'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { call, type Dispatch } from '#platform/call.ts'
import type { CalculatorSettings } from './usual-values.ts'

type CallOptions = { language: Language; dispatch?: Dispatch | undefined }

export const calculatorQuery = (options: CallOptions) =>
  queryOptions({
    queryKey: ['mortgage calculator', options.language],
    queryFn: async (): Promise<CalculatorSettings> => {
      const [{ settings }, { emirates }] = await Promise.all([
        call(readSettings, {}, options),
        call(listEmirates, {}, options),
      ])
      const { mortgage, defaultEmirate } = settings
      const names = emirates.map(({ slug, name }) => ({
        value: slug,
        label: textIn(name, options.language),
      }))
      return { ...mortgage, defaultEmirate, emirates: names }
    },
  })
