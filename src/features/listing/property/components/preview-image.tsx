import { previewOf } from '../rules/preview.ts'

/** Without words, as it says nothing that the photo before it does not say. */
export const PreviewImage = ({ thumbhash }: { thumbhash: string }) => (
  <img src={previewOf(thumbhash)} alt="" />
)
