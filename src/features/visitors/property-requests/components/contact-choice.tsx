import { MultipleChoice } from '#features/visitors/forms/components/form-parts.tsx'
import { useWords } from '#i18n/words.tsx'
import { CheckBox } from '#ui/form/choices/check-box.tsx'
import { contactChannels } from '../contract.ts'
import { phrases as ofChoices } from '../phrases/choices.ts'
import { phrases } from '../phrases/form.ts'
import type { FieldsProps } from './fields-props.ts'

const choices = contactChannels.map((id) => ({ id, name: ofChoices[id] }))

/** Without scripts nobody knows whether the box is ticked, so the channels are always there. */
export function ContactChoice({ typed }: Pick<FieldsProps, 'typed'>) {
  const words = useWords(phrases)
  const channels = (
    <div className="pb-3">
      <MultipleChoice legend={words('contactChannels')} name="contactChannels" choices={choices} />
    </div>
  )
  return (
    <>
      <CheckBox label={words('shareContact')} name="shareContact" />
      {typed.shareContact === undefined ? <noscript>{channels}</noscript> : channels}
    </>
  )
}
