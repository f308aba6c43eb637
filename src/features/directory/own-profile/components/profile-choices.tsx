import { useQuery } from '@tanstack/react-query'
import type { User } from '#features/accounts/account/contract.ts'
import { listLanguages, listSpecialities } from '#features/reference/catalogue/contract.ts'
import { listEmirates } from '#features/reference/place-search/contract.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { ChoiceGroup } from '#ui/form/choices/choice-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { phrases } from '../phrases/screen.ts'
import { ChoicesField } from '#ui/form/choices/choices-field.tsx'

type UserProps = { user: User }
type NamedChoice = User['languages'][number]

function useChoices() {
  const language = useLanguage()
  return (list: readonly NamedChoice[]) =>
    list.map(({ id, name }) => ({ value: String(id), label: textIn(name, language) }))
}

export function EmirateField({ user }: UserProps) {
  const words = useWords(phrases)
  const choices = useChoices()
  const { data } = useQuery(useQueryFor(listEmirates, {}))
  return (
    <SelectField
      key={data ? 'known' : 'unknown'}
      label={words('emirate')}
      name="emirateId"
      defaultValue={user.emirate?.id ?? ''}
      isRequired
      none={words('chooseEmirate')}
      options={choices(data?.emirates ?? (user.emirate ? [user.emirate] : []))}
    />
  )
}

/** The languages that most people here speak come first in the catalogue. */
const common = 10

const idsOf = (list: readonly NamedChoice[]) => list.map(({ id }) => String(id))

export function LanguagesField({ user }: UserProps) {
  const words = useWords(phrases)
  const choices = useChoices()
  const { data } = useQuery(useQueryFor(listLanguages, {}))
  const all = data?.languages ?? user.languages
  const spoken = idsOf(user.languages)
  const isShownFirst = ({ id }: NamedChoice, at: number) =>
    at < common || spoken.includes(String(id))
  const group = { name: 'languageIds', selected: spoken, legend: words('languages') }
  const rare = all.filter((one, at) => !isShownFirst(one, at))
  return (
    <ChoicesField legend={words('languages')} name="languageIds" isRequired>
      {(isInvalid) => (
        <>
          <ChoiceGroup
            {...group}
            choices={choices(all.filter(isShownFirst))}
            isInvalid={isInvalid}
            isLegendHidden
          />
          {rare.length > 0 && (
            <Disclosure
              summary={<span className="text-sm text-palm">{words('moreLanguages')}</span>}
            >
              <ChoiceGroup
                {...group}
                legend={words('moreLanguages')}
                choices={choices(rare)}
                isLegendHidden
              />
            </Disclosure>
          )}
        </>
      )}
    </ChoicesField>
  )
}

export function SpecialitiesField({ user }: UserProps) {
  const words = useWords(phrases)
  const choices = useChoices()
  const { data } = useQuery(useQueryFor(listSpecialities, {}))
  return (
    <ChoicesField legend={words('specialities')} name="specialityIds" isRequired>
      {(isInvalid) => (
        <ChoiceGroup
          legend={words('specialities')}
          isLegendHidden
          name="specialityIds"
          choices={choices(data?.speciality ?? user.specialities)}
          selected={idsOf(user.specialities)}
          isInvalid={isInvalid}
        />
      )}
    </ChoicesField>
  )
}
