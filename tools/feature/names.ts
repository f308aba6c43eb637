import { districts } from '../shape/districts.ts'

/** The forms of a feature's noun: `open-houses` in every place that names it. */
export type Names = {
  /** The part of the product that it belongs to: `listing`. */
  district: string
  /** The folder in its district and the path of its call: `open-houses`. */
  folder: string
  /** The table: `open_houses`. */
  table: string
  /** The list in code and on the wire: `openHouses`. */
  many: string
  /** In the names of functions: `OpenHouses`. */
  Many: string
  /** One of them: `openHouse`. */
  one: string
  One: string
  /** In codes of refusals: `open_house`. */
  code: string
  /** In a sentence: `open houses`. */
  words: string
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')

/** Throws unless the name is a district's and a plain kebab-case noun: `listing/open-houses`. */
export function namesOf(name: string): Names {
  const [district = '', folder = '', ...more] = name.split('/')
  if (!districts.includes(district) || more.length > 0) {
    throw new Error(
      `"${name}" names no district, as listing/open-houses does: ${districts.join(', ')}`,
    )
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) {
    throw new Error(`"${folder}" is not a kebab-case noun such as open-houses`)
  }
  const many = camel(folder)
  const one = camel(singular(folder))
  return {
    district,
    folder,
    table: folder.replaceAll('-', '_'),
    many,
    Many: capital(many),
    one,
    One: capital(one),
    code: singular(folder).replaceAll('-', '_'),
    words: folder.replaceAll('-', ' '),
  }
}
