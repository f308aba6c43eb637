import { seenKey } from '#features/listing/property/components/marks/seen-ads.ts'
import { searchesKey } from './stored-searches.ts'

/**
 * Runs before the first paint of a home page, so that the place of what the browser remembers is
 * there from the start and nothing moves when scripts fill it.
 */
export const recentsScript =
  'try{let s=localStorage,d=document.documentElement.dataset;' +
  `if(s.getItem('${searchesKey}'))d.searches='';if(s.getItem('${seenKey}'))d.seen=''}catch{}`
