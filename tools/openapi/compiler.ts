import { ts } from '@ts-morph/common'

// oxlint-disable-next-line import/no-default-export -- It stands for `typescript`, which has one.
export default ts
